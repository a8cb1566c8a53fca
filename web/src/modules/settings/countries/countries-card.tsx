import { MapPin } from 'lucide-react';
import type { FormEvent } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { UnsavedGuard } from '../../../portal/unsaved-guard.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { ChangedElsewhere, type ChangedField } from '../changed-elsewhere.tsx';
import { useEditedDetails } from '../use-edited-details.ts';
import { useSaveDetails } from '../use-save-details.ts';
import { ValueLoader } from '../value-loader.tsx';
import { countriesCard as texts } from './countries.texts.ts';
import { allCodes, type CountriesView, type CountryChoice, choiceOf, chosenOf } from './country-choice.ts';
import { CountryFields } from './country-fields.tsx';

/** Where the firm works, which decides whose laws and authorities its policies name. */
export function CountriesCard() {
  const query = useCallQuery('getCountries', {});
  return (
    <Card title={say(texts.title)} description={say(texts.description)} icon={<MapPin size={20} />}>
      <ValueLoader query={query} what={say(texts.what)} loading={say(texts.loading)}>
        {(view) => <CountriesForm view={view} />}
      </ValueLoader>
    </Card>
  );
}

function CountriesForm({ view }: { readonly view: CountriesView }) {
  const stored = choiceOf(view.chosen);
  const { details, before, hasChanges, change, reset } = useEditedDetails('countries', stored);
  const { save, isBusy, fieldErrors, isOutdated, forget } = useSaveDetails(
    (overwrites) =>
      callApi('saveCountries', {
        countries: chosenOf(details, view),
        before: chosenOf(overwrites ? stored : before, view).map(({ code, state }) => ({ code, state: state ?? null })),
      }),
    reset,
    'getCountries',
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hasChanges && !isBusy && details.main !== null) void save();
  };
  const undo = () => {
    reset();
    forget();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {isOutdated && <ChangedElsewhere takeTheirs={say(texts.undo)} fields={changedFields(view, stored, details)} />}
      {view.chosen.length === 0 && (
        <Banner kind="info">{say(texts.notSaidYet, { country: nameIn(view.countries, view.guess) })}</Banner>
      )}
      <CountryFields
        view={view}
        choice={details}
        onChange={change}
        errorMessage={hasChanges && details.main === null ? say(texts.chooseMain) : fieldErrors.countries}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy} isDisabled={!hasChanges || details.main === null}>
          {say(texts.save)}
        </Button>
        {hasChanges && (
          <Button variant="quiet" onPress={undo} isDisabled={isBusy}>
            {say(texts.undo)}
          </Button>
        )}
      </div>
      <UnsavedGuard hasChanges={hasChanges && !isBusy} />
    </form>
  );
}

type Named = readonly { readonly code: string; readonly name: string }[];

const nameIn = (all: Named, wanted: string | null) => all.find(({ code }) => code === wanted)?.name ?? '';

function changedFields(view: CountriesView, stored: CountryChoice, typed: CountryChoice): readonly ChangedField[] {
  const main = (choice: CountryChoice) => nameIn(view.countries, choice.main);
  const others = (choice: CountryChoice) =>
    allCodes(choice)
      .slice(choice.main === null ? 0 : 1)
      .map((code) => nameIn(view.countries, code))
      .join(', ');
  const state = (choice: CountryChoice) => nameIn(view.states, choice.state);
  return [
    { label: say(texts.mainCountry), stored: main(stored), typed: main(typed) },
    { label: say(texts.otherCountries), stored: others(stored), typed: others(typed) },
    { label: say(texts.state), stored: state(stored), typed: state(typed) },
  ];
}
