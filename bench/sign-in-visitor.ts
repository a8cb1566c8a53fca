/** Cookies by which browsers are known again, by the account that signed in with them. */
const devices = new Map<string, string>();

/**
 * A browser at the sign-in page: it has its cookie and its CSRF token, and comes from an address of its own. From the second
 * sign-in of its account on it is a device that the portal knows, as nearly all are.
 */
export class SignInVisitor {
  readonly #port: number;
  readonly #email: string;
  readonly #headers: Record<string, string>;

  private constructor(port: number, email: string, headers: Record<string, string>) {
    this.#port = port;
    this.#email = email;
    this.#headers = headers;
  }

  static async open(port: number, email: string, address: string): Promise<SignInVisitor> {
    const own = { host: `localhost:${port}`, 'x-forwarded-for': address };
    const response = await fetch(`http://127.0.0.1:${port}/api/getCSRFToken`, { headers: own });
    const { CSRFToken } = (await response.json()) as { CSRFToken: string };
    const device = devices.get(email);
    const cookie = [...cookiesOf(response), ...(device === undefined ? [] : [device])];
    return new SignInVisitor(port, email, {
      ...own,
      cookie: cookie.join('; '),
      'x-csrf-token': CSRFToken,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    });
  }

  /** Password, then session. */
  async signIn(password: string): Promise<void> {
    const { bearer } = await this.#post<{ bearer: string }>('/identity/authenticate', {
      username: this.#email,
      password,
    });
    await this.#post('/accounts/session', {}, { authorization: `Bearer ${bearer}` });
  }

  async #post<Answer>(path: string, input: object, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`http://127.0.0.1:${this.#port}/api${path}`, {
      method: 'POST',
      headers: { ...this.#headers, ...headers },
      body: JSON.stringify(input),
    });
    const device = cookiesOf(response).find((entry) => entry.startsWith('device='));
    if (device !== undefined) devices.set(this.#email, device);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }
}

const cookiesOf = (response: Response) => response.headers.getSetCookie().map((entry) => entry.split(';')[0] ?? '');
