type Place = Pick<Location, 'hostname'>;

/** The portal's own start page: this very host when it is one of the brand's, otherwise the brand's domain over https. */
export function correctAddress({ hostname }: Place, webDomain: string): string {
  const isOwnHost = hostname === 'localhost' || hostname === webDomain || hostname.endsWith(`.${webDomain}`);
  return isOwnHost || webDomain === 'localhost' ? '/' : `https://${webDomain}/`;
}
