import { useState } from 'react';
import { AddressBarContext } from '../../../portal/address-bar.ts';
import { BrandMark } from '../../../portal/brand/brand-mark.tsx';
import { pageBrand } from '../../../portal/brand/page-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { CoursePage } from '../course-page.tsx';
import { packaged } from '../learning.texts.ts';
import { Notice } from '../notice.tsx';
import { ownAddressBar } from './address-in-package.ts';
import { LeaveButton } from './leave-button.tsx';
import { playerInPage } from './player-in-page.ts';

/** A course in somebody else's learning system. */
export function PackageApp({ courseId }: { readonly courseId: string }) {
  const [addressBar] = useState(ownAddressBar);
  return (
    <AddressBarContext value={addressBar}>
      <div className="flex min-h-dvh flex-col">
        <header className="flex items-center justify-between gap-4 px-5 py-4 tablet:px-8" data-print="hidden">
          <BrandMark brand={pageBrand} />
          <LeaveButton />
        </header>
        <main className="flex flex-1 flex-col px-5 pt-2 pb-12 tablet:px-8">
          {!playerInPage().system.isConnected && (
            <div className="mx-auto mb-6 w-full max-w-3xl" data-print="hidden">
              <Notice>{say(packaged.nothingSaved)}</Notice>
            </div>
          )}
          <CoursePage token="" courseId={courseId} />
        </main>
      </div>
    </AddressBarContext>
  );
}
