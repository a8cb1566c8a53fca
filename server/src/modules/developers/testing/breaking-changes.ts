type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * What of a description breaks programs that were written for an earlier one: calls, fields and values that are gone or have another
 * type, what is asked for newly, and what is answered no more. More calls, optional parameters and fields of answers break nothing.
 * @param before an OpenAPI description
 * @param after the same later
 */
export function breakingChanges(before: Node, after: Node): readonly string[] {
  return Object.entries(nodeOf(before.paths)).flatMap(([path, methods]) =>
    Object.entries(nodeOf(methods)).flatMap(([method, old]) => {
      const now = nodeOf(nodeOf(after.paths)[path])[method];
      const place = `${method.toUpperCase()} ${path}`;
      return isNode(now) ? ofOperation(place, nodeOf(old), now) : [`${place}: gone`];
    }),
  );
}

function ofOperation(place: string, old: Node, now: Node): string[] {
  const kept = ['operationId', 'x-scope', 'x-audience', 'x-module'];
  return [
    ...kept.filter((key) => old[key] !== now[key]).map((key) => `${place}: another ${key}`),
    ...ofParameters(place, listOf(old.parameters).map(nodeOf), listOf(now.parameters).map(nodeOf)),
    ...ofAsked(`${place} body`, bodyOf(old.requestBody), bodyOf(now.requestBody)),
    ...Object.entries(nodeOf(old.responses)).flatMap(([status, answer]) => {
      const answered = nodeOf(now.responses)[status];
      if (!isNode(answered)) return status.startsWith('2') ? [`${place}: no ${status} any more`] : [];
      return ofAnswer(`${place} ${status}`, bodyOf(answer), bodyOf(answered));
    }),
  ];
}

const bodyOf = (part: unknown): Node => nodeOf(nodeOf(nodeOf(nodeOf(part).content)['application/json']).schema);

function ofParameters(place: string, old: readonly Node[], now: readonly Node[]): string[] {
  const named = (list: readonly Node[], { name, in: where }: Node) =>
    list.find((one) => one.name === name && one.in === where);
  return [
    ...old.flatMap((parameter) => {
      const same = named(now, parameter);
      const at = `${place} ?${parameter.name}`;
      return same === undefined ? [`${at}: gone`] : ofAsked(at, nodeOf(parameter.schema), nodeOf(same.schema));
    }),
    ...now
      .filter((parameter) => parameter.required === true && named(old, parameter)?.required !== true)
      .map(({ name }) => `${place} ?${name}: asked for newly`),
  ];
}

/** What is asked for may become less strict, never stricter. */
function ofAsked(place: string, old: Node, now: Node): string[] {
  const fields = Object.entries(nodeOf(old.properties)).flatMap(([name, field]) => {
    const same = nodeOf(now.properties)[name];
    return isNode(same) ? ofAsked(`${place}.${name}`, nodeOf(field), same) : [`${place}.${name}: gone`];
  });
  const required = listOf(now.required).filter((name) => !listOf(old.required).includes(name));
  const allowed = now.enum === undefined ? [] : listOf(old.enum).filter((value) => !listOf(now.enum).includes(value));
  const isStricter = (key: string, grows: boolean) => {
    const [was, is] = [
      Number(old[key] ?? (grows ? Infinity : -Infinity)),
      Number(now[key] ?? (grows ? Infinity : -Infinity)),
    ];
    return grows ? is < was : is > was;
  };
  return [
    ...ofType(place, old, now),
    ...fields,
    ...required.map((name) => `${place}.${name}: asked for newly`),
    ...allowed.map((value) => `${place}: ${value} is not taken any more`),
    ...['maximum', 'maxLength', 'maxItems']
      .filter((key) => isStricter(key, true))
      .map((key) => `${place}: lower ${key}`),
    ...['minimum', 'minLength', 'minItems']
      .filter((key) => isStricter(key, false))
      .map((key) => `${place}: higher ${key}`),
  ];
}

/** What is answered stays, with its type and where it was always there. */
function ofAnswer(place: string, old: Node, now: Node): string[] {
  const fields = Object.entries(nodeOf(old.properties)).flatMap(([name, field]) => {
    const same = nodeOf(now.properties)[name];
    return isNode(same) ? ofAnswer(`${place}.${name}`, nodeOf(field), same) : [`${place}.${name}: gone`];
  });
  const missing = listOf(old.required).filter((name) => !listOf(now.required).includes(name));
  const values = old.enum === undefined ? [] : listOf(old.enum).filter((value) => !listOf(now.enum).includes(value));
  const items = isNode(old.items) ? ofAnswer(`${place}[]`, old.items, nodeOf(now.items)) : [];
  const forms = listOf(old.anyOf).flatMap((form, index) =>
    ofAnswer(`${place}|${index}`, nodeOf(form), nodeOf(listOf(now.anyOf)[index])),
  );
  return [
    ...ofType(place, old, now),
    ...fields,
    ...items,
    ...forms,
    ...missing.map((name) => `${place}.${name}: not always there any more`),
    ...values.map((value) => `${place}: ${value} is gone`),
  ];
}

const ofType = (place: string, old: Node, now: Node): string[] =>
  JSON.stringify([old.type, old.format]) === JSON.stringify([now.type, now.format]) ? [] : [`${place}: another type`];

/** What of a description is promised: all but examples, words, and how calls fail. */
export function promiseOf(description: Node): Node {
  const left = new Set(['example', 'summary', 'info', 'servers', 'components']);
  const keep = (key: string, value: unknown) => {
    if (left.has(key)) return undefined;
    if (key !== 'responses') return value;
    return Object.fromEntries(Object.entries(nodeOf(value)).filter(([status]) => status.startsWith('2')));
  };
  return JSON.parse(JSON.stringify(description, keep)) as Node;
}
