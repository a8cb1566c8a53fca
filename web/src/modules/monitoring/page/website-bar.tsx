import { say } from '../../../portal/texts/say.ts';
import { Select } from '../../../ui/fields/select.tsx';
import type { Website, WebsiteLimits } from '../website-types.ts';
import { AddWebsiteButton } from './add-website-button.tsx';
import { websiteBar as texts } from './page.texts.ts';

type WebsiteBarProps = {
  readonly websites: readonly Website[];
  readonly selected: Website;
  readonly limits: WebsiteLimits;
  readonly onSelect: (website: Website) => void;
  readonly onAdd: () => void;
};

/** Chooses among the websites and adds another. */
export function WebsiteBar({ websites, selected, limits, onSelect, onAdd }: WebsiteBarProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
      <div className="w-full tablet:max-w-sm">
        <Select
          label={say(texts.selectWebsite)}
          isDisabled={websites.length < 2}
          options={websites.map(({ targetId, name, url }) => ({ id: targetId, label: name, description: url }))}
          value={selected.targetId}
          onChange={(targetId) => {
            const website = websites.find((candidate) => candidate.targetId === targetId);
            if (website) onSelect(website);
          }}
        />
      </div>
      <AddWebsiteButton limits={limits} onAdd={onAdd} />
    </div>
  );
}
