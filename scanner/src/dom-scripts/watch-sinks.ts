/** A text of ours that arrived where a browser may run it. */
export type SinkHit = {
  readonly sink: string;
  readonly word: string;
  /** What stands before the word in the value, cut to its end. */
  readonly before: string;
};

/**
 * Code for a page that tells whenever one of these words arrives where text becomes markup, code or an address, and by which function something is asked
 * for at an address with a word. It only finds candidates: what it
 * changes in the page does not matter, because the proof is made without it.
 */
export function watchSinks(words: readonly string[]): string {
  return `
  const words = ${JSON.stringify(words)};
  const look = (sink, value) => {
    const text = String(value);
    for (const word of words) {
      const at = text.indexOf(word);
      if (at !== -1) tell('sink', JSON.stringify({ sink, word, before: text.slice(Math.max(0, at - 80), at) }));
    }
  };
  const asks = (sink, value) => {
    const text = String(value && value.url || value);
    for (const word of words) if (text.includes(word)) tell('asks', JSON.stringify({ sink, word, before: '' }));
  };
  const asker = (owner, name, sink, at) => {
    const own = owner && owner[name];
    if (own) owner[name] = function (...given) { asks(sink, given[at]); return own.apply(this, given); };
  };
  asker(window, 'fetch', 'fetch', 0);
  asker(XMLHttpRequest.prototype, 'open', 'XMLHttpRequest', 1);
  asker(Navigator.prototype, 'sendBeacon', 'navigator.sendBeacon', 0);
  window.EventSource = new Proxy(window.EventSource, {
    construct: (target, given) => { asks('EventSource', given[0]); return Reflect.construct(target, given); },
  });
  const setter = (kind, name, sink) => {
    const own = kind && Object.getOwnPropertyDescriptor(kind.prototype, name);
    if (!own || !own.set) return;
    Object.defineProperty(kind.prototype, name, { ...own, set(value) {
      const called = typeof sink === 'function' ? sink(this) : sink;
      if (called) look(called, value);
      return own.set.call(this, value);
    } });
  };
  const method = (kind, name, valuesOf) => {
    const own = kind && kind.prototype[name];
    if (!own) return;
    kind.prototype[name] = function (...given) {
      for (const [sink, value] of valuesOf(given, this)) look(sink, value);
      return own.apply(this, given);
    };
  };
  setter(Element, 'innerHTML', 'innerHTML');
  setter(Element, 'outerHTML', 'outerHTML');
  setter(window.ShadowRoot, 'innerHTML', 'innerHTML');
  setter(HTMLIFrameElement, 'srcdoc', 'iframe.srcdoc');
  setter(HTMLIFrameElement, 'src', 'iframe.src');
  setter(HTMLScriptElement, 'src', 'script.src');
  for (const kind of [HTMLAnchorElement, HTMLAreaElement]) setter(kind, 'href', 'href');
  for (const kind of [HTMLButtonElement, HTMLInputElement]) setter(kind, 'formAction', 'formaction');
  setter(HTMLFormElement, 'action', 'form.action');
  for (const name of ['text', 'innerText']) setter(HTMLScriptElement, name, 'script.text');
  setter(Node, 'textContent', (node) => node instanceof HTMLScriptElement && 'script.text');
  method(Element, 'insertAdjacentHTML', ([, value]) => [['insertAdjacentHTML', value]]);
  method(Element, 'setHTMLUnsafe', ([value]) => [['innerHTML', value]]);
  method(Document, 'write', (given) => [['document.write', given.join('')]]);
  method(Document, 'writeln', (given) => [['document.write', given.join('')]]);
  method(Range, 'createContextualFragment', ([value]) => [['createContextualFragment', value]]);
  method(Element, 'setAttribute', ([name, value], element) => {
    const attribute = String(name).toLowerCase();
    if (attribute.startsWith('on')) return [['event handler', value]];
    if (attribute === 'srcdoc') return [['iframe.srcdoc', value]];
    if (attribute === 'href' && /^(?:a|area)$/i.test(element.localName)) return [['href', value]];
    if (attribute === 'formaction') return [['formaction', value]];
    if (attribute === 'action') return [['form.action', value]];
    if (attribute !== 'src') return [];
    if (element instanceof HTMLScriptElement) return [['script.src', value]];
    return element instanceof HTMLIFrameElement ? [['iframe.src', value]] : [];
  });
  for (const name of ['setTimeout', 'setInterval']) {
    const own = window[name];
    window[name] = function (code, ...rest) {
      if (typeof code === 'string') look(name, code);
      return own.call(window, code, ...rest);
    };
  }
  const ownOpen = window.open;
  window.open = (address) => { look('window.open', address); return ownOpen(address); };
  const ownEval = window.eval;
  window.eval = (code) => {
    if (typeof code === 'string') look('eval', code);
    return ownEval(code);
  };
  const ownFunction = window.Function;
  const watched = new Proxy(ownFunction, {
    apply: (target, self, given) => { look('Function', given.join('\\n')); return Reflect.apply(target, self, given); },
    construct: (target, given) => { look('Function', given.join('\\n')); return Reflect.construct(target, given); },
  });
  window.Function = watched;
  ownFunction.prototype.constructor = watched;`;
}
