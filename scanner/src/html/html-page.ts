/** What the checks and the crawler need of a page; addresses are absolute. */
export type HtmlPage = {
  readonly title: string;
  readonly links: readonly string[];
  /** Those of the links whose words say that they sign out. */
  readonly waysOut: readonly string[];
  readonly forms: readonly HtmlForm[];
  readonly scripts: readonly HtmlScript[];
  /** Things the page loads, scripts included. */
  readonly resources: readonly HtmlResource[];
  readonly generator: string | null;
  /** Policies given in `meta` elements. */
  readonly metaCsp: readonly string[];
  readonly metaReferrer: string | null;
};

export type HtmlForm = {
  readonly action: string;
  readonly method: 'GET' | 'POST';
  readonly fields: readonly HtmlField[];
  readonly encoding?: 'urlencoded' | 'multipart';
  /** What its buttons say and are called, and the form itself. */
  readonly labels?: readonly string[];
  /** Holds a riddle that only people are to solve. */
  readonly captcha?: boolean;
};

export type HtmlField = {
  readonly name: string;
  /** The type of an `input` in lower case, else the element's name. */
  readonly type: string;
  /** Of a `select` the chosen option, or the first that is not empty. */
  readonly value: string;
  readonly required?: boolean;
  readonly checked?: boolean;
  /** Bounds of a number or a date, as written. */
  readonly min?: string;
  readonly max?: string;
  readonly pattern?: string;
};

export type HtmlScript = { readonly src: string | null; readonly integrity: string | null; readonly text: string };

/** Active resources can change the whole page when tampered with; passive ones are pictures and sound. */
export type HtmlResource = { readonly url: string; readonly element: string; readonly active: boolean };
