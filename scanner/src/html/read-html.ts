import { saysSignOut } from '../signed-in/denied-inside.ts';
import { FormCollector } from './form-collector.ts';
import type { HtmlPage, HtmlResource, HtmlScript } from './html-page.ts';
import { parseMarkup } from './parse-markup.ts';

type Attributes = Readonly<Record<string, string>>;

const ACTIVE_SOURCES: Readonly<Record<string, string>> = {
  script: 'src',
  iframe: 'src',
  frame: 'src',
  embed: 'src',
  object: 'data',
};
const PASSIVE_SOURCES: Readonly<Record<string, string>> = { img: 'src', audio: 'src', video: 'src', source: 'src' };

/** Characters of a link's words that are looked at. */
const LONGEST_WAY_OUT = 60;

/** Reads one page with a forgiving parser; broken markup yields what can be read. */
export function readHtml(text: string, pageUrl: string): HtmlPage {
  const collector = new PageCollector(pageUrl);
  parseMarkup(text, {
    onopentag: (name, attributes) => collector.open(name, attributes),
    ontext: (data) => collector.text(data),
    onclosetag: (name) => collector.close(name),
  });
  return collector.page();
}

class PageCollector {
  #base: string;
  #title = '';
  #open: 'title' | 'script' | null = null;
  #script: { src: string | null; integrity: string | null; text: string } | null = null;
  readonly #links = new Set<string>();
  readonly #waysOut = new Set<string>();
  #anchor: { url: string | null; text: string } | null = null;
  readonly #forms = new FormCollector((reference) => this.#absolute(reference ?? '') ?? this.#base);
  readonly #scripts: HtmlScript[] = [];
  readonly #resources: HtmlResource[] = [];
  readonly #metaCsp: string[] = [];
  #generator: string | null = null;
  #metaReferrer: string | null = null;

  constructor(pageUrl: string) {
    this.#base = pageUrl;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'base') this.#base = this.#absolute(attributes.href) ?? this.#base;
    if (name === 'title') this.#open = 'title';
    if (name === 'a' || name === 'area' || name === 'iframe' || name === 'frame')
      this.#link(attributes.href ?? attributes.src);
    if (name === 'a') this.#anchor = { url: this.#absolute(attributes.href), text: attributes['aria-label'] ?? '' };
    if (name === 'meta') this.#meta(attributes);
    if (name === 'link') this.#linkElement(attributes);
    if (name === 'script') this.#openScript(attributes);
    this.#forms.open(name, attributes);
    const active = ACTIVE_SOURCES[name];
    const passive = PASSIVE_SOURCES[name];
    if (active) this.#resource(attributes[active], name, true);
    if (passive) this.#resource(attributes[passive], name, false);
  }

  text(data: string): void {
    if (this.#open === 'title') this.#title += data;
    if (this.#anchor !== null && this.#anchor.text.length < LONGEST_WAY_OUT) this.#anchor.text += data;
    if (this.#open === 'script' && this.#script) this.#script.text += data;
    else this.#forms.text(data);
  }

  close(name: string): void {
    if (name === 'script' && this.#script) {
      this.#scripts.push(this.#script);
      this.#script = null;
    }
    if (name === 'a' && this.#anchor !== null) {
      const { url, text } = this.#anchor;
      if (url !== null && saysSignOut(text)) this.#waysOut.add(url);
      this.#anchor = null;
    }
    this.#forms.close(name);
    if (name === this.#open) this.#open = null;
  }

  page(): HtmlPage {
    return {
      title: this.#title.trim(),
      links: [...this.#links],
      waysOut: [...this.#waysOut],
      forms: this.#forms.all(),
      scripts: this.#scripts,
      resources: this.#resources,
      generator: this.#generator,
      metaCsp: this.#metaCsp,
      metaReferrer: this.#metaReferrer,
    };
  }

  #absolute(reference: string | undefined): string | null {
    if (reference === undefined || !URL.canParse(reference.trim(), this.#base)) return null;
    const url = new URL(reference.trim(), this.#base);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  }

  #link(reference: string | undefined): void {
    const url = this.#absolute(reference);
    if (url !== null) this.#links.add(url);
  }

  #resource(reference: string | undefined, element: string, active: boolean): void {
    const url = reference === undefined || reference.trim() === '' ? null : this.#absolute(reference);
    if (url !== null) this.#resources.push({ url, element, active });
  }

  #meta(attributes: Attributes): void {
    const name = (attributes.name ?? attributes['http-equiv'] ?? '').toLowerCase();
    const content = attributes.content ?? '';
    if (name === 'generator') this.#generator ??= content;
    if (name === 'referrer') this.#metaReferrer = content;
    if (name === 'content-security-policy') this.#metaCsp.push(content);
    if (name === 'refresh') this.#link(/url\s*=\s*['"]?([^'"]+)/i.exec(content)?.[1]);
  }

  #linkElement(attributes: Attributes): void {
    const relations = (attributes.rel ?? '').toLowerCase().split(/\s+/);
    if (relations.includes('stylesheet')) this.#resource(attributes.href, 'link', true);
    else if (relations.includes('icon')) this.#resource(attributes.href, 'link', false);
    else if (relations.some((relation) => ['next', 'prev', 'alternate', 'canonical'].includes(relation)))
      this.#link(attributes.href);
  }

  #openScript(attributes: Attributes): void {
    this.#open = 'script';
    this.#script = { src: this.#absolute(attributes.src), integrity: attributes.integrity ?? null, text: '' };
  }
}
