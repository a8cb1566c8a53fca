import { useId } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { countriesCard as texts } from './countries.texts.ts';
import { allCodes, type CountriesView, type CountryChoice, otherCodes, withMain, withOther } from './country-choice.ts';

type CountryFieldsProps = {
  readonly view: CountriesView;
  readonly choice: CountryChoice;
  readonly onChange: (choice: CountryChoice) => void;
  readonly errorMessage: string | undefined;
};

const asOption = ({ code, name }: { readonly code: string; readonly name: string }) => ({ id: code, label: name });

/** The main country, the others, and a state where one of them is the US. */
export function CountryFields({ view, choice, onChange, errorMessage }: CountryFieldsProps) {
  const legend = useId();
  return (
    <>
      <Select
        label={say(texts.mainCountry)}
        options={view.countries.map(asOption)}
        value={choice.main}
        onChange={(main) => onChange(withMain(choice, main))}
        description={say(texts.mainCountryHelp)}
        errorMessage={errorMessage}
        isRequired
      />
      {allCodes(choice).includes('us') && (
        <Combobox
          label={say(texts.state)}
          options={view.states.map(asOption)}
          value={choice.state}
          onChange={(state) => onChange({ ...choice, state })}
          description={say(texts.stateHelp)}
        />
      )}
      <fieldset aria-labelledby={legend} className="min-w-0">
        <legend id={legend} className="mb-3 font-medium">
          {say(texts.otherCountries)}
        </legend>
        <div className="grid gap-x-6 gap-y-3 tablet:grid-cols-2">
          {view.countries
            .filter(({ code }) => code !== choice.main)
            .map(({ code, name }) => (
              <Checkbox
                key={code}
                isSelected={otherCodes(choice).includes(code)}
                onChange={(isOther) => onChange(withOther(choice, code, isOther))}
              >
                {name}
              </Checkbox>
            ))}
        </div>
      </fieldset>
    </>
  );
}
