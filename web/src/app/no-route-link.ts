/** In the place of the router's link, which no page shows: links are those of the interface kit. */
export function Link(): never {
  throw new TypeError('A route has no link of its own: use a link of the interface kit.');
}
