/** What the standard calls people, and what it keeps of them besides (RFC 7643, sections 4.1 and 4.3). */
export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
