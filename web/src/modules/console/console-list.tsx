import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Loading } from '../../ui/states/loading.tsx';
import { consoleList as texts } from './console.texts.ts';
import type { ListAddress } from './use-list-address.ts';

type ConsoleListProps = {
  readonly title: string;
  /** What the rows are, in running text: "customers". */
  readonly what: string;
  readonly searchLabel: string;
  readonly address: ListAddress;
  /** How many there are in all and on a page; undefined until they are known. */
  readonly size: { readonly total: number; readonly pageSize: number } | undefined;
  readonly isError: boolean;
  readonly onRetry: () => unknown;
  readonly action?: ReactNode;
  /** Beside the search: one or a few choices, such as of states. */
  readonly filter?: ReactNode;
  /** Between heading and search. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
};

/** One list of the console: heading, search, rows, pages. */
export function ConsoleList(props: ConsoleListProps) {
  const { title, what, searchLabel, address, size, isError, onRetry, action, filter, above, children } = props;
  return (
    <>
      <PageHeading
        title={title}
        description={size ? say(texts.totalInAll, { total: size.total }) : undefined}
        action={action}
      />
      {above}
      <search className="mb-5 flex flex-wrap items-start gap-x-4 gap-y-3">
        <form onSubmit={address.find} className="flex w-full max-w-lg items-center gap-3">
          <TextField label={searchLabel} value={address.typed} onChange={address.setTyped} maxLength={200} />
          <Button type="submit" variant="secondary" size="large" icon={<Search aria-hidden="true" size={18} />}>
            {say(texts.search)}
          </Button>
        </form>
        {filter && (
          <div className="grid w-full gap-3 tablet:w-auto tablet:auto-cols-[11.5rem] tablet:grid-flow-col">
            {filter}
          </div>
        )}
      </search>
      {size === undefined && !isError && <Loading label={say(texts.loadingTheWhat, { what })} />}
      {isError && <LoadFailed what={say(texts.theWhat, { what })} onRetry={onRetry} />}
      {size && (
        <div className="flex flex-col gap-5">
          <Card padding="none">{children}</Card>
          <Pagination
            label={say(texts.pagesOfWhat, { what })}
            page={address.page}
            pageCount={Math.max(1, Math.ceil(size.total / size.pageSize))}
            onPageChange={address.goToPage}
          />
        </div>
      )}
    </>
  );
}
