import { LANGUAGE_NAMES, LANGUAGES } from '@portal/domain/texts/languages.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallInput } from '../../../api/calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { ConsoleList } from '../console-list.tsx';
import { useReopened } from '../use-kept-fields.ts';
import { useListAddress } from '../use-list-address.ts';
import { MissingWords } from './missing-words.tsx';
import { page as texts } from './words.texts.ts';
import { WORDS_FORM, WordsDialog } from './words-dialog.tsx';
import { WordsTable } from './words-table.tsx';
import type { WordsOf, WordsText } from './words-types.ts';

const WORDS_SHOWN = ['all', 'own', 'changed'] as const satisfies readonly CallInput<'listBrandWords'>['shown'][];
const ALL_PARTS = 'all';

/** Every text of the portal, and the provider's own words in place of it, by brand and language. The filters are in the address. */
export default function WordsPage() {
  usePageTitle(say(texts.title));
  const address = useListAddress('/console/words');
  const brands = useCallQuery('listBrands', {}).data?.data.brands.map(({ brand }) => brand) ?? [];
  const brandIds = brands.map(({ brandId }) => brandId);
  const of: WordsOf = {
    brandId: address.value('brand', brandIds, brandIds[0] ?? ''),
    language: address.value('language', LANGUAGES, 'en'),
  };
  const shown = address.value('shown', WORDS_SHOWN, 'all');
  const part = address.text('part').slice(0, 60);
  const [edited, setEdited] = useState(useReopened<WordsText>(WORDS_FORM));
  const { page, search } = address;
  const { data, isError, refetch } = useCallQuery(
    'listBrandWords',
    { ...of, shown, part, page, search },
    { enabled: of.brandId !== '', placeholderData: keepPreviousData },
  );
  const found = data?.data;
  return (
    <>
      <ConsoleList
        title={say(texts.title)}
        what={say(texts.what)}
        searchLabel={say(texts.search)}
        address={address}
        size={found}
        isError={isError}
        onRetry={refetch}
        above={
          <>
            <p className="mb-5 max-w-prose text-ink-soft">{say(texts.howItWorks)}</p>
            {found && <MissingWords missing={found.missing} language={of.language} />}
          </>
        }
        filter={
          <>
            <Select
              label={say(texts.brand)}
              options={brands.map(({ brandId, brandNameLong }) => ({ id: brandId, label: brandNameLong }))}
              value={of.brandId}
              onChange={(brand) => address.change({ brand })}
            />
            <Select
              label={say(texts.language)}
              options={LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
              value={of.language}
              onChange={(language) => address.change({ language })}
            />
            <Select
              label={say(texts.shown)}
              options={WORDS_SHOWN.map((id) => ({ id, label: say(texts[id], { count: found?.counts[id] ?? 0 }) }))}
              value={shown}
              onChange={(next) => address.change({ shown: next })}
            />
            <Select
              label={say(texts.part)}
              options={[
                { id: ALL_PARTS, label: say(texts.allParts) },
                ...(found?.parts ?? []).map((id) => ({ id, label: id })),
              ]}
              value={part === '' ? ALL_PARTS : part}
              onChange={(next) => address.change({ part: next === ALL_PARTS ? '' : next })}
            />
          </>
        }
      >
        {found && <WordsTable texts={found.texts} of={of} isNarrowed={shown === 'all'} onEdit={setEdited} />}
      </ConsoleList>
      {edited !== null && edited !== 'new' && <WordsDialog text={edited} of={of} onClose={() => setEdited(null)} />}
    </>
  );
}
