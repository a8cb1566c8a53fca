import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from '../../../portal/texts/say.ts';
import type { AreaId, ReportedElement } from '../maturity-types.ts';
import { elementsTable as texts } from './report.texts.ts';

type ElementsTableProps = {
  readonly elements: readonly ReportedElement[];
  readonly areaNames: Readonly<Record<AreaId, Phrase>>;
};

/** The picture of all elements in words and figures. */
export function ElementsTable({ elements, areaNames }: ElementsTableProps) {
  return (
    <table aria-label={say(texts.levelOfEachElement)} className="mt-2 w-full text-start">
      <thead>
        <tr className="border-line border-b text-ink-soft">
          <th scope="col" className="py-1.5 pe-4 font-medium">
            {say(texts.element)}
          </th>
          <th scope="col" className="hidden py-1.5 pe-4 font-medium tablet:table-cell">
            {say(texts.securityArea)}
          </th>
          <th scope="col" className="py-1.5 font-medium">
            {say(texts.level)}
          </th>
        </tr>
      </thead>
      <tbody>
        {elements.map(({ elementPath, code, name, elementCategory, level, levelName, dontKnow, doesNotApply }) => (
          <tr key={elementPath} className="border-line border-b last:border-b-0">
            <th scope="row" className="py-1.5 pe-4 font-normal">
              {code} {name}
            </th>
            <td className="hidden py-1.5 pe-4 tablet:table-cell">{say(areaNames[elementCategory])}</td>
            <td className="whitespace-nowrap py-1.5">
              {level === null
                ? doesNotApply
                  ? say(texts.doesNotApply)
                  : say(texts.notAnswered)
                : dontKnow
                  ? say(texts.notKnown)
                  : `${level} ${levelName ?? ''}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
