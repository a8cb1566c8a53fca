import { keepPreviousData } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useCallQuery } from '../../api/use-call.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OrganisationsTable } from './organisations-table.tsx';

/** The provider's customers, newest first. Page and search are in the address. */
export default function OrganisationsPage() {
  usePageTitle('Organizations');
  const goTo = useGoTo();
  const query = new URLSearchParams(useLocation({ select: (location) => location.searchStr }));
  const search = query.get('search') ?? '';
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  const [typed, setTyped] = useState(search);
  const [shownSearch, setShownSearch] = useState(search);
  if (search !== shownSearch) {
    // Back and Forward change the search too.
    setShownSearch(search);
    setTyped(search);
  }
  const { data, isError, refetch } = useCallQuery(
    'listOrganisations',
    { page, search },
    { placeholderData: keepPreviousData },
  );
  const go = (next: { page: number; search: string }) =>
    goTo(`/console?${new URLSearchParams({ ...next, page: String(next.page) })}`);
  const find = (event: FormEvent) => {
    event.preventDefault();
    go({ page: 1, search: typed.trim() });
  };

  return (
    <>
      <PageHeading title="Organizations" description={data ? `${data.data.total} in all` : undefined} />
      <search>
        <form onSubmit={find} className="mb-5 flex max-w-lg items-center gap-3">
          <TextField label="Search by name" value={typed} onChange={setTyped} maxLength={200} />
          <Button type="submit" variant="secondary" size="large" icon={<Search aria-hidden="true" size={18} />}>
            Search
          </Button>
        </form>
      </search>
      {data === undefined && !isError && (
        <SkeletonGroup label="Loading the organizations">
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {isError && (
        <Banner
          kind="danger"
          title="The organizations could not be loaded."
          action={
            <Button variant="secondary" size="small" onPress={() => refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {data && (
        <div className="flex flex-col gap-5">
          <Card padding="none">
            <OrganisationsTable organisations={data.data.organisations} isSearching={search !== ''} />
          </Card>
          <Pagination
            label="Pages of organizations"
            page={page}
            pageCount={Math.max(1, Math.ceil(data.data.total / data.data.pageSize))}
            onPageChange={(next) => go({ page: next, search })}
          />
        </div>
      )}
    </>
  );
}
