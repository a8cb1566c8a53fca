import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { RegisterView } from '../register-types.ts';
import { shownValue } from '../shown-value.ts';
import { about as texts } from './list.texts.ts';

/** How a register is kept, who asks for it, and an example that is nobody's. */
export function RegisterAbout({ register }: { readonly register: RegisterView }) {
  return (
    <Card title={say(texts.title)} description={register.askedBy}>
      <ol className="flex list-decimal flex-col gap-1.5 ps-5">
        {register.howTo.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <ul className="mt-4 flex flex-col gap-1 text-ink-soft text-sm">
        <li>{dueInWords(register)}</li>
        <li>{say(texts.done, { done: register.done })}</li>
        <li>{say(texts.kept, { months: register.retentionMonths })}</li>
      </ul>
      <AskingClauses clauses={register.clauses} />
      <Example register={register} />
    </Card>
  );
}

function dueInWords({ due, columns }: RegisterView): string {
  const column = columns.find(({ id }) => id === due.column)?.name ?? due.column;
  return due.months === null
    ? say(texts.dueOn, { what: due.name, column })
    : say(texts.due, { what: due.name, months: due.months, column });
}

const inList = new Intl.ListFormat(say.locale, { type: 'unit' });

/** The clauses of the firm's policies whose records are kept here, by policy: of some registers there are thirty. */
export function AskingClauses({ clauses }: Pick<RegisterView, 'clauses'>) {
  if (clauses.length === 0) return null;
  const byPolicy = [...Map.groupBy(clauses, ({ href }) => href)];
  return (
    <div className="mt-4 text-sm">
      <p className="text-ink-soft">{say(texts.askedFor, { count: clauses.length })}</p>
      <ul className="mt-1 flex flex-col gap-0.5">
        {byPolicy.map(([href, ofPolicy]) => (
          <li key={href}>
            {say.parts(texts.ofPolicy, {
              policy: ofPolicy[0]?.policy ?? '',
              clauses: inList.format(ofPolicy.map(({ clause }) => clause)),
              link: (words) => (
                <TextLink key="link" href={href}>
                  {words}
                </TextLink>
              ),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Example({ register: { columns, example } }: { readonly register: RegisterView }) {
  const { locale } = useBrand();
  return (
    <details className="mt-4">
      <summary className="min-h-6 cursor-pointer font-medium">{say(texts.example)}</summary>
      <p className="mt-1 text-ink-soft text-sm">{say(texts.exampleHint)}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-2 text-sm tablet:grid-cols-2">
        {columns.map((column) => {
          const value = shownValue(column, example[column.id], locale);
          return value === '' ? null : (
            <div key={column.id} className="min-w-0">
              <dt className="text-ink-soft">{column.name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
