const MAX_PRESSED = 20;

/**
 * An expression for a page at rest: follows what leads to one of these functions, as a visitor would who presses it, and what listens
 * to changes of the part behind "#". Its value is how much there was to follow.
 */
export const pressCode = (names: readonly string[]): string => `(() => {
  const names = ${JSON.stringify(names)};
  const isOurs = (value) => value !== null && names.some((name) => value.includes(name));
  let count = 0;
  const press = (act) => { if (count < ${MAX_PRESSED}) { count += 1; try { act(); } catch {} } };
  for (const element of document.querySelectorAll('a[href], area[href], form[action], [formaction]')) {
    const address = element.getAttribute('formaction') ?? element.getAttribute('href') ?? element.getAttribute('action');
    if (!/^\\s*javascript:/i.test(address) || !isOurs(address)) continue;
    press(() => element.localName === 'form' ? element.requestSubmit() : element.click());
  }
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes])
      if (name.startsWith('on') && isOurs(value)) press(() => element.dispatchEvent(new Event(name.slice(2))));
  let hash = location.hash;
  try { hash = decodeURIComponent(hash); } catch {}
  if (isOurs(hash)) press(() => dispatchEvent(new HashChangeEvent('hashchange', { newURL: location.href })));
  return count;
})()`;
