import type { AreaId, ReportedElement } from '../maturity-types.ts';

type ElementsTableProps = {
  readonly elements: readonly ReportedElement[];
  readonly areaNames: Readonly<Record<AreaId, string>>;
};

/** The picture of all elements in words and figures. */
export function ElementsTable({ elements, areaNames }: ElementsTableProps) {
  return (
    <table aria-label="Level of each element" className="mt-2 w-full text-start">
      <thead>
        <tr className="border-line border-b text-ink-soft">
          <th scope="col" className="py-1.5 pe-4 font-medium">
            Element
          </th>
          <th scope="col" className="hidden py-1.5 pe-4 font-medium tablet:table-cell">
            Security Area
          </th>
          <th scope="col" className="py-1.5 font-medium">
            Level
          </th>
        </tr>
      </thead>
      <tbody>
        {elements.map(({ elementPath, code, name, elementCategory, level, levelName, dontKnow, doesNotApply }) => (
          <tr key={elementPath} className="border-line border-b last:border-b-0">
            <th scope="row" className="py-1.5 pe-4 font-normal">
              {code} {name}
            </th>
            <td className="hidden py-1.5 pe-4 tablet:table-cell">{areaNames[elementCategory]}</td>
            <td className="whitespace-nowrap py-1.5">
              {level === null
                ? doesNotApply
                  ? 'Does not apply'
                  : 'Not answered'
                : dontKnow
                  ? 'Not known'
                  : `${level} ${levelName ?? ''}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
