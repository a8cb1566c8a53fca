import { partNames } from '@portal/domain/proof-packs/proof-packs.texts.ts';
import type { ProofPart } from '@portal/domain/proof-packs/proof-parts.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import type { Facts } from '../proof-types.ts';
import { partPreview as texts } from './parts.texts.ts';

type Cells = { readonly head: readonly string[]; readonly rows: readonly (readonly (string | number)[])[] };

/** What a part says, as the pack prints it. */
export function PartPreview({ part, facts }: { readonly part: ProofPart; readonly facts: Facts }) {
  const { head, rows } = CELLS[part](facts, (day) => formatDay(day, say.locale));
  return (
    <section
      aria-label={say(texts.label, { part: say(partNames[part]) })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="mt-1 mb-1 max-h-80 overflow-auto"
    >
      <table className="w-full text-start">
        <thead>
          <tr className="border-line border-b text-ink-soft">
            {head.map((cell, index) => (
              <th
                key={cell}
                scope="col"
                className={`py-1.5 pe-4 font-medium ${index === 0 ? '' : 'whitespace-nowrap'}`}
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {rows.map(([name = '', ...cells]) => (
            <tr key={name} className="border-line border-b last:border-b-0">
              <th scope="row" className="wrap-anywhere py-1.5 pe-4 font-normal">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} className="py-1.5 pe-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const CELLS: Readonly<Record<ProofPart, (facts: Facts, day: (day: string) => string) => Cells>> = {
  policies: ({ policies }, day) => ({
    head: [say(texts.policy), say(texts.version), say(texts.approvedOn), say(texts.nextReview)],
    rows: policies.map(({ name, version, approvedOn, reviewOn }) => [name, version, day(approvedOn), day(reviewOn)]),
  }),
  signOffs: ({ signOffs }) => ({
    head: [say(texts.policy), say(texts.confirmed)],
    rows: signOffs.map(({ name, asked, confirmed }) => [name, say(texts.confirmedOfAsked, { confirmed, asked })]),
  }),
  coverage: ({ coverage }) => ({
    head: [say(texts.framework), say(texts.evidenced), say(texts.written), say(texts.missing)],
    rows: (coverage?.frameworks ?? []).map(({ name, evidenced, written, missing }) => [
      name,
      evidenced,
      written,
      missing,
    ]),
  }),
  training: ({ training }) => ({
    head: [say(texts.course), say(texts.completed)],
    rows: training.courses.map(({ name, assigned, completed }) => [
      name,
      say(texts.completedOfAssigned, { completed, assigned }),
    ]),
  }),
  websites: ({ websites }, day) => ({
    head: [say(texts.website), say(texts.lastScan), say(texts.high), say(texts.medium), say(texts.low)],
    rows: websites.map(({ name, lastScanOn, highs, mediums, lows }) => [name, day(lastScanOn), highs, mediums, lows]),
  }),
  maturity: ({ maturity }) => ({
    head: [say(texts.element), say(texts.level)],
    rows:
      maturity === null
        ? []
        : [
            [say(texts.overall), say(texts.levelAndName, { level: maturity.overallLevel, name: maturity.levelName })],
            ...maturity.elements.map(({ name, level, levelName, remark = '' }) => [
              name,
              level === null
                ? remark || say(texts.notAnswered)
                : remark === ''
                  ? say(texts.levelAndName, { level, name: levelName ?? '' })
                  : say(texts.levelAndRemark, { level, name: levelName ?? '', remark }),
            ]),
          ],
  }),
  rating: ({ rating }) => ({
    head: [say(texts.area), say(texts.grade)],
    rows:
      rating === null
        ? []
        : [
            [say(texts.overall), say(texts.levelAndName, { level: rating.rating, name: rating.band })],
            ...rating.vectors.map(({ name, grade }) => [name, grade ?? say(texts.notMeasured)]),
          ],
  }),
  secondFactor: ({ secondFactor }) => ({
    head: [say(texts.administrators), say(texts.withASecondFactor), say(texts.requiredForEveryone)],
    rows: [
      [secondFactor.people, secondFactor.withSecondFactor, secondFactor.isRequired ? say(texts.yes) : say(texts.no)],
    ],
  }),
};
