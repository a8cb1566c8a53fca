import { currencyCodes } from '@portal/domain/plans/currency.ts';

/** Languages with regions that dates and numbers can be written in; the browser knows many more, but no list of them. */
const LOCALES =
  `en-US en-GB en-CA en-AU en-NZ en-IE en-ZA en-IN en-SG es-ES es-MX es-US es-AR es-CO es-CL fr-FR fr-CA fr-BE fr-CH
  de-DE de-AT de-CH it-IT it-CH pt-BR pt-PT nl-NL nl-BE da-DK nb-NO sv-SE fi-FI is-IS pl-PL cs-CZ sk-SK sl-SI hr-HR hu-HU ro-RO bg-BG
  el-GR tr-TR et-EE lv-LV lt-LT uk-UA he-IL ar-AE hi-IN id-ID ms-MY vi-VN th-TH ko-KR ja-JP zh-CN zh-TW zh-HK`.split(
    /\s+/,
  );

type Choice = { readonly id: string; readonly label: string };

/** Time zones to choose from, among them the one that is chosen whatever it is. */
export function timeZoneChoices(chosen: string): readonly Choice[] {
  const names = new Set([chosen, ...Intl.supportedValuesOf('timeZone'), 'UTC'].filter((name) => name !== ''));
  return [...names].sort().map((id) => ({ id, label: id.replaceAll('_', ' ').replaceAll('/', ' / ') }));
}

/** Languages with regions to choose from, among them the one that is chosen whatever it is. */
export function localeChoices(chosen: string): readonly Choice[] {
  const names = new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' });
  const tags = new Set([chosen, ...Intl.DateTimeFormat.supportedLocalesOf(LOCALES)].filter((tag) => tag !== ''));
  return [...tags]
    .map((id) => ({ id, label: names.of(id) ?? id }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
}

/** Currencies to choose from, by code and name. */
export function currencyChoices(): readonly Choice[] {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' });
  return currencyCodes().map((id) => ({ id, label: `${id}, ${names.of(id) ?? id}` }));
}
