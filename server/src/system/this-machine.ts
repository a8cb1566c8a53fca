/** Names and addresses of this machine alone (RFC 6761, 6.3; RFC 1122, 3.2.1.3; RFC 4291, 2.5.3). */
const THIS_MACHINE = /^(?:localhost|[a-z\d-]+\.localhost|(?:::ffff:)?127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host name or address, without a port, leads to this machine and nowhere else. */
export const isThisMachine = (host: string): boolean => THIS_MACHINE.test(host);
