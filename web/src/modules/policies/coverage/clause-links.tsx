import { say } from '../../../portal/texts/say.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { policyPath } from '../policy-path.ts';
import { requirementLine as texts } from './coverage.texts.ts';
import type { Clauses } from './coverage-words.tsx';

const SHOWN = 3;

/** The clauses that answer something, each with its policy; of many the first few, the others folded. */
export function ClauseLinks({ ids, clauses }: { readonly ids: readonly string[]; readonly clauses: Clauses }) {
  if (ids.length === 0) return null;
  const rest = ids.slice(SHOWN);
  return (
    <div className="mt-1.5 text-sm">
      <LinkList ids={ids.slice(0, SHOWN)} clauses={clauses} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-8 cursor-pointer content-center text-accent-ink">
            {say(texts.more, { count: rest.length })}
          </summary>
          <LinkList ids={rest} clauses={clauses} />
        </details>
      )}
    </div>
  );
}

function LinkList({ ids, clauses }: { readonly ids: readonly string[]; readonly clauses: Clauses }) {
  return (
    <ul aria-label={say(texts.clauses)} className="flex flex-col gap-1">
      {ids.map((id) => {
        const { title = '', policy = '', policyId = '' } = clauses.get(id) ?? {};
        return (
          <li key={id}>
            <TextLink href={policyPath(policyId)}>{say(texts.clause, { clause: id, title })}</TextLink>{' '}
            <span className="text-ink-soft">{policy}</span>
          </li>
        );
      })}
    </ul>
  );
}
