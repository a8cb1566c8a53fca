/** The part of the URL Standard that the rules use. Every runtime has it; the types of neither browsers nor Node.js are seen here. */
declare class URL {
  static parse(url: string): URL | null;
  readonly protocol: string;
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
  readonly username: string;
  readonly password: string;
  readonly pathname: string;
  readonly search: string;
  hash: string;
}
