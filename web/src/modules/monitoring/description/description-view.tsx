import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { leftOperationReasons, descriptionView as texts } from './description.texts.ts';
import type { Description } from './use-description.ts';

/** What was understood of a description, and what is left out with the reason. */
export function DescriptionView({ description }: { readonly description: Description }) {
  const { formatDate } = useFormatDate();
  const { format, fileName, saved, operations, left } = description;
  const list = 'mt-1 flex max-h-60 list-disc flex-col gap-1 overflow-y-auto ps-6 text-sm wrap-anywhere';
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="font-semibold wrap-anywhere">{say(texts[format], { file: fileName })}</p>
        <p className="text-ink-soft text-sm wrap-anywhere">
          {say(texts.saved, { name: saved.by, day: formatDate(saved.at) })}
        </p>
      </div>
      {operations.length === 0 ? (
        <p>{say(texts.none)}</p>
      ) : (
        <section aria-label={say(texts.understood, { count: operations.length })}>
          <h3 className="font-medium">{say(texts.understood, { count: operations.length })}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
          <ul className={list} tabIndex={0}>
            {operations.map((operation, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two operations may look alike
              <li key={index}>{say(texts.operation, operation)}</li>
            ))}
          </ul>
        </section>
      )}
      {left.length > 0 && (
        <section aria-label={say(texts.left, { count: left.length })}>
          <h3 className="font-medium">{say(texts.left, { count: left.length })}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
          <ul className={list} tabIndex={0}>
            {left.map(({ method, path, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two operations may look alike
              <li key={index}>
                {say(texts.leftOperation, { method, path, reason: say(leftOperationReasons[reason]) })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
