import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { websiteScansLoading as texts } from './page.texts.ts';

/** Stands where the websites will be. */
export function WebsiteScansLoading() {
  return (
    <div role="status" aria-busy="true">
      <div className="mb-5 flex min-h-14 items-center gap-3 text-ink-soft">
        <Spinner label={say(texts.loading)} />
        {say(texts.loadingYourWebsiteScans)}
      </div>
      <Card>
        <div className="flex flex-col gap-6">
          <Skeleton shape="title" />
          <Skeleton count={4} />
          <Skeleton shape="button" />
          <Skeleton shape="block" />
        </div>
      </Card>
    </div>
  );
}
