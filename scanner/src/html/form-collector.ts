import type { HtmlField, HtmlForm } from './html-page.ts';

type Attributes = Readonly<Record<string, string>>;

type OpenForm = {
  action: string;
  method: 'GET' | 'POST';
  encoding: 'urlencoded' | 'multipart';
  captcha: boolean;
  labels: string[];
  fields: HtmlField[];
};

type OpenSelect = { readonly attributes: Attributes; first: string | null; chosen: string | null };

const CAPTCHA = /captcha|turnstile/i;
const MAX_FIELDS = 200;
const LONGEST_LABEL = 200;

/** Puts the forms of a page together while it is read, as a browser would fill them (HTML, "Forms"). */
export class FormCollector {
  readonly #resolve: (reference: string | undefined) => string;
  readonly #forms: OpenForm[] = [];
  #form: OpenForm | null = null;
  #select: OpenSelect | null = null;
  /** The text of a button, an option or a text area, which stands behind its tag. */
  #text: string | null = null;
  #option: Attributes | null = null;
  #area: Attributes | null = null;

  /** `resolve` makes a form's target absolute; without one it is the page itself. */
  constructor(resolve: (reference: string | undefined) => string) {
    this.#resolve = resolve;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'form') this.#openForm(attributes);
    const form = this.#form;
    if (form === null) return;
    const marks = [
      attributes.class,
      attributes.id,
      attributes.src,
      attributes.name,
      attributes['data-sitekey'] && 'captcha',
    ];
    if (marks.some((mark) => mark !== undefined && CAPTCHA.test(mark))) form.captcha = true;
    if (name === 'input') this.#input(form, attributes);
    if (name === 'select') this.#select = { attributes, first: null, chosen: null };
    if (name === 'option') this.#openOption(attributes);
    if (name === 'textarea') [this.#area, this.#text] = [attributes, ''];
    if (name === 'button' && !['button', 'reset'].includes((attributes.type ?? 'submit').toLowerCase())) {
      this.#text = '';
      label(form, attributes.value, attributes.name, attributes.formaction);
      if (attributes.name) this.#add(form, 'submit', attributes, attributes.value ?? '');
    }
  }

  text(data: string): void {
    if (this.#text !== null && this.#text.length < 10_000) this.#text += data;
  }

  close(name: string): void {
    const form = this.#form;
    if (form === null) return;
    if (name === 'button' && this.#text !== null) label(form, this.#text.trim());
    if (name === 'option') this.#closeOption();
    if (name === 'textarea' && this.#area !== null) {
      this.#add(form, 'textarea', this.#area, this.#text ?? '');
      this.#area = null;
    }
    if (name === 'select' && this.#select !== null) {
      const { attributes, chosen, first } = this.#select;
      this.#add(form, 'select', attributes, chosen ?? first ?? '');
      this.#select = null;
    }
    if (name === 'button' || name === 'option' || name === 'textarea') this.#text = null;
    if (name === 'form') {
      this.#forms.push(form);
      this.#form = null;
    }
  }

  /** The forms so far; one that is never closed still sends its fields. */
  all(): readonly HtmlForm[] {
    return this.#form ? [...this.#forms, this.#form] : this.#forms;
  }

  #openForm(attributes: Attributes): void {
    const method = (attributes.method ?? '').toLowerCase() === 'post' ? 'POST' : 'GET';
    const encoding = /multipart/i.test(attributes.enctype ?? '') ? 'multipart' : 'urlencoded';
    this.#form = { action: this.#resolve(attributes.action), method, encoding, captcha: false, labels: [], fields: [] };
    label(this.#form, attributes.id, attributes.name);
  }

  #input(form: OpenForm, attributes: Attributes): void {
    const type = (attributes.type ?? 'text').toLowerCase();
    if (['submit', 'image', 'button'].includes(type)) label(form, attributes.value, attributes.name, attributes.alt);
    this.#add(form, type, attributes, attributes.value ?? '');
  }

  #openOption(attributes: Attributes): void {
    this.#closeOption();
    [this.#option, this.#text] = [attributes, ''];
  }

  #closeOption(): void {
    if (this.#select !== null && this.#option !== null) {
      const value = this.#option.value ?? (this.#text ?? '').trim();
      if (value !== '') this.#select.first ??= value;
      if ('selected' in this.#option) this.#select.chosen ??= value;
    }
    this.#option = null;
  }

  #add(form: OpenForm, type: string, attributes: Attributes, value: string): void {
    if (form.fields.length >= MAX_FIELDS || 'disabled' in attributes) return;
    const { name = '', min, max, pattern } = attributes;
    form.fields.push({
      name,
      type,
      value,
      ...('required' in attributes ? { required: true } : {}),
      ...('checked' in attributes ? { checked: true } : {}),
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      ...(pattern === undefined ? {} : { pattern }),
    });
  }
}

function label(form: OpenForm, ...texts: readonly (string | undefined)[]): void {
  for (const text of texts) if (text) form.labels.push(text.slice(0, LONGEST_LABEL));
}
