// Made from what the portal declares (contract/src/developers/operations); do not edit. It needs nothing but fetch.

/** What went wrong, as the portal tells it (RFC 9457); act on `code`. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  requestId: string;
  errors?: { field: string; detail: string }[];
};

export class PortalError extends Error {
  readonly problem: Problem;
  /** Seconds to wait, where the portal says so. */
  readonly retryAfter: number | null;

  constructor(problem: Problem, retryAfter: number | null) {
    super(`${problem.status} ${problem.code}: ${problem.detail}`);
    this.name = 'PortalError';
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

export type ListWebsitesInput = { cursor?: string | undefined; limit?: number | undefined; since?: string | undefined; until?: string | undefined };
export type ListWebsitesOutput = { data: ({ id: string; name: string; url: string; scanLevel: string; isProved: boolean; createdAt: string })[]; nextCursor: string | null };

export type ReadWebsiteInput = { id: string };
export type ReadWebsiteOutput = { id: string; name: string; url: string; scanLevel: string; isProved: boolean; createdAt: string };

export type ListScansInput = { cursor?: string | undefined; limit?: number | undefined; since?: string | undefined; until?: string | undefined; websiteId?: string | undefined };
export type ListScansOutput = { data: ({ id: string; websiteId: string; level: string; status: "running" | "completed" | "failed" | "canceled"; startedAt: string; endedAt: string | null; pages: number; counts: { high: number; medium: number; low: number }; newFindings: number | null; fixedFindings: number | null })[]; nextCursor: string | null };

export type ReadScanInput = { id: string };
export type ReadScanOutput = { id: string; websiteId: string; level: string; status: "running" | "completed" | "failed" | "canceled"; startedAt: string; endedAt: string | null; pages: number; counts: { high: number; medium: number; low: number }; newFindings: number | null; fixedFindings: number | null };

export type StartScanInput = { websiteId: string };
export type StartScanOutput = { id: string; websiteId: string; level: string; status: "running" | "completed" | "failed" | "canceled"; startedAt: string; endedAt: string | null; pages: number; counts: { high: number; medium: number; low: number }; newFindings: number | null; fixedFindings: number | null };

export type ListFindingsInput = { cursor?: string | undefined; limit?: number | undefined; since?: string | undefined; until?: string | undefined; websiteId?: string | undefined; severity?: "high" | "medium" | "low" | "info" | undefined; state?: "new" | "open" | "reopened" | "fixed" | undefined };
export type ListFindingsOutput = { data: ({ id: string; websiteId: string; title: string; severity: "high" | "medium" | "low" | "info"; state: "new" | "open" | "reopened" | "fixed"; mark: "false-positive" | "accepted" | null; url: string; subject: string; firstSeenAt: string; lastSeenAt: string; fixedAt: string | null })[]; nextCursor: string | null };

export type ReadFindingInput = { id: string };
export type ReadFindingOutput = { id: string; websiteId: string; title: string; severity: "high" | "medium" | "low" | "info"; state: "new" | "open" | "reopened" | "fixed"; mark: "false-positive" | "accepted" | null; url: string; subject: string; firstSeenAt: string; lastSeenAt: string; fixedAt: string | null; what: string; why: string; fix: (string)[] };

export type ExportSarifInput = { websiteId?: string | undefined; severity?: "high" | "medium" | "low" | "info" | undefined };
export type ExportSarifOutput = { $schema: string; version: "2.1.0"; runs: ({ tool: { driver: { name: string; version: string; informationUri: string; rules: ({ id: string; shortDescription: { text: string }; fullDescription: { text: string }; help: { text: string }; defaultConfiguration: { level: "error" | "warning" | "note" }; properties: { "security-severity": string; tags: (string)[] } })[] } }; columnKind: "utf16CodeUnits"; results: ({ ruleId: string; ruleIndex: number; level: "error" | "warning" | "note"; message: { text: string }; locations: ({ physicalLocation: { artifactLocation: { uri: string } } })[]; partialFingerprints: { "finding/v1": string }; baselineState: "new" | "unchanged" | "updated" | "absent"; hostedViewerUri: string; suppressions: ({ kind: "external"; status: "accepted" })[] })[] })[] };

export type ListWeaknessesInput = { cursor?: string | undefined; limit?: number | undefined; since?: string | undefined; until?: string | undefined };
export type ListWeaknessesOutput = { data: ({ id: string; title: string; severity: "critical" | "high" | "medium" | "low" | "info"; state: "open" | "resolved" | "not-relevant" | "unknown"; cvssScore: number | null; reportedOn: string; publishedAt: string; text: string })[]; nextCursor: string | null };

export type ReadWeaknessInput = { id: string };
export type ReadWeaknessOutput = { id: string; title: string; severity: "critical" | "high" | "medium" | "low" | "info"; state: "open" | "resolved" | "not-relevant" | "unknown"; cvssScore: number | null; reportedOn: string; publishedAt: string; text: string };

export type ListPeopleInput = { cursor?: string | undefined; limit?: number | undefined; since?: string | undefined; until?: string | undefined };
export type ListPeopleOutput = { data: ({ id: string; name: string; email: string; department: string; isActive: boolean; startedOn: string; addedAt: string; courses: { completed: number; open: number; overdue: number } })[]; nextCursor: string | null };

export type ReadPersonInput = { id: string };
export type ReadPersonOutput = { id: string; name: string; email: string; department: string; isActive: boolean; startedOn: string; addedAt: string; courses: { completed: number; open: number; overdue: number } };

export type AddPersonInput = { name: string; email: string; department?: string | undefined; startedOn?: string | undefined };
export type AddPersonOutput = { id: string; name: string; email: string; department: string; isActive: boolean; startedOn: string; addedAt: string; courses: { completed: number; open: number; overdue: number } };

export type ListCoursesInput = Record<string, never>;
export type ListCoursesOutput = { data: ({ id: string; name: string; minutes: number })[] };

export type ListCompletionsInput = { cursor?: string | undefined; limit?: number | undefined; since?: string | undefined; until?: string | undefined; personId?: string | undefined };
export type ListCompletionsOutput = { data: ({ id: string; personId: string; courseId: string; courseName: string; completedAt: string })[]; nextCursor: string | null };

export type ListPoliciesInput = { cursor?: string | undefined; limit?: number | undefined; since?: string | undefined; until?: string | undefined };
export type ListPoliciesOutput = { data: ({ id: string; name: string; isOwn: boolean; hasDraft: boolean; approved: { version: number; at: string; by: string } | null })[]; nextCursor: string | null };

export type ReadPolicyInput = { id: string };
export type ReadPolicyOutput = { id: string; name: string; isOwn: boolean; hasDraft: boolean; approved: { version: number; at: string; by: string } | null; text: string | null };

export type ListRecordsInput = { cursor?: string | undefined; limit?: number | undefined; since?: string | undefined; until?: string | undefined; register?: "suppliers" | "devices" | "access-reviews" | "exceptions" | "changes" | "restore-tests" | "breaches" | "incidents" | "keys" | "ai-tools" | "visitors" | "risks" | "leavers" | undefined };
export type ListRecordsOutput = { data: ({ id: string; register: "suppliers" | "devices" | "access-reviews" | "exceptions" | "changes" | "restore-tests" | "breaches" | "incidents" | "keys" | "ai-tools" | "visitors" | "risks" | "leavers"; title: string; values: Record<string, unknown>; owner: string; dueOn: string | null; closedOn: string | null; createdAt: string; changedAt: string })[]; nextCursor: string | null };

export type ReadRecordInput = { id: string };
export type ReadRecordOutput = { id: string; register: "suppliers" | "devices" | "access-reviews" | "exceptions" | "changes" | "restore-tests" | "breaches" | "incidents" | "keys" | "ai-tools" | "visitors" | "risks" | "leavers"; title: string; values: Record<string, unknown>; owner: string; dueOn: string | null; closedOn: string | null; createdAt: string; changedAt: string };

export type ListFactsInput = Record<string, never>;
export type ListFactsOutput = { data: ({ key: string; question: string; value: "yes" | "partly" | "no" | "unknown" | "not-applicable"; basis: "seen" | "told" | "stated" | "none"; text: string; isStale: boolean })[] };

export type ReadScoreInput = Record<string, never>;
export type ReadScoreOutput = { score: number; reachable: number; days: ({ day: string; score: number })[] };

export type ListCustomersInput = { cursor?: string | undefined; limit?: number | undefined; since?: string | undefined; until?: string | undefined };
export type ListCustomersOutput = { data: ({ id: string; name: string; website: string; brandId: string; planId: string; subscription: string; trialEndsAt: string | null; isSuspended: boolean; isSandbox: boolean; score: number | null; createdAt: string })[]; nextCursor: string | null };

export type ReadCustomerInput = { id: string };
export type ReadCustomerOutput = { id: string; name: string; website: string; brandId: string; planId: string; subscription: string; trialEndsAt: string | null; isSuspended: boolean; isSandbox: boolean; score: number | null; createdAt: string };

export type ListPlansInput = Record<string, never>;
export type ListPlansOutput = { data: ({ id: string; name: string; price: number; currency: string; isOffered: boolean; people: number; websites: number; scanFrequencies: (string)[]; modules: { monitoring: "ACTIVE" | "INACTIVE" | "NOT_AVAILABLE"; ratings: "ACTIVE" | "INACTIVE" | "NOT_AVAILABLE"; training: "ACTIVE" | "INACTIVE" | "NOT_AVAILABLE"; phishing: "ACTIVE" | "INACTIVE" | "NOT_AVAILABLE"; policies: "ACTIVE" | "INACTIVE" | "NOT_AVAILABLE"; policySignOff: "ACTIVE" | "INACTIVE" | "NOT_AVAILABLE"; maturity: "ACTIVE" | "INACTIVE" | "NOT_AVAILABLE"; insurance: "ACTIVE" | "INACTIVE" | "NOT_AVAILABLE"; concierge: "ACTIVE" | "INACTIVE" | "NOT_AVAILABLE"; marketplace: "ACTIVE" | "INACTIVE" | "NOT_AVAILABLE" } })[] };

export type ReadPlanInput = { id: string };
export type ReadPlanOutput = { id: string; name: string; price: number; currency: string; isOffered: boolean; people: number; websites: number; scanFrequencies: (string)[]; modules: { monitoring: "ACTIVE" | "INACTIVE" | "NOT_AVAILABLE"; ratings: "ACTIVE" | "INACTIVE" | "NOT_AVAILABLE"; training: "ACTIVE" | "INACTIVE" | "NOT_AVAILABLE"; phishing: "ACTIVE" | "INACTIVE" | "NOT_AVAILABLE"; policies: "ACTIVE" | "INACTIVE" | "NOT_AVAILABLE"; policySignOff: "ACTIVE" | "INACTIVE" | "NOT_AVAILABLE"; maturity: "ACTIVE" | "INACTIVE" | "NOT_AVAILABLE"; insurance: "ACTIVE" | "INACTIVE" | "NOT_AVAILABLE"; concierge: "ACTIVE" | "INACTIVE" | "NOT_AVAILABLE"; marketplace: "ACTIVE" | "INACTIVE" | "NOT_AVAILABLE" } };

export type ChangePlanInput = { customerId: string; planId: string; subscription: "INTRIAL" | "ACTIVE" | "FAILED" | "CANCELLED"; trialEndsOn?: string | null | undefined; reason: string };
export type ChangePlanOutput = { id: string; name: string; website: string; brandId: string; planId: string; subscription: string; trialEndsAt: string | null; isSuspended: boolean; isSandbox: boolean; score: number | null; createdAt: string };

export type PortalClientOptions = {
  /** Of the portal, such as https://portal.example.com. */
  origin: string;
  token: string;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
};

export type PostOptions = {
  /** The same request with the same key is answered once, for 24 hours. */
  idempotencyKey?: string;
};

/** Calls the portal's public interface. Each method throws a PortalError where the portal refuses. */
export class PortalClient {
  readonly #options: PortalClientOptions;

  constructor(options: PortalClientOptions) {
    this.#options = options;
  }

  async #call(method: string, path: string, input: Record<string, unknown>, options: PostOptions = {}): Promise<unknown> {
    const rest = { ...input };
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = encodeURIComponent(String(rest[name]));
      delete rest[name];
      return value;
    });
    const query = new URLSearchParams(
      Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    const isGet = method === 'GET';
    const send = this.#options.fetch ?? fetch;
    const url = `${this.#options.origin}/api/v1${filled}${isGet && query.size > 0 ? `?${query}` : ''}`;
    const response = await send(url, {
      method,
      headers: {
        authorization: `Bearer ${this.#options.token}`,
        ...(isGet ? {} : { 'content-type': 'application/json' }),
        ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
      },
      ...(isGet ? {} : { body: JSON.stringify(rest) }),
    });
    if (response.ok) return response.json();
    const retryAfter = response.headers.get('retry-after');
    throw new PortalError((await response.json()) as Problem, retryAfter === null ? null : Number(retryAfter));
  }


  /** List the websites, newest first. Needs websites:read. */
  listWebsites(input: ListWebsitesInput = {}): Promise<ListWebsitesOutput> {
    return this.#call('GET', '/websites', input) as Promise<ListWebsitesOutput>;
  }

  /** Read one website. Needs websites:read. */
  readWebsite(input: ReadWebsiteInput): Promise<ReadWebsiteOutput> {
    return this.#call('GET', '/websites/{id}', input) as Promise<ReadWebsiteOutput>;
  }

  /** List the scans, newest first. Needs scans:read. */
  listScans(input: ListScansInput = {}): Promise<ListScansOutput> {
    return this.#call('GET', '/scans', input) as Promise<ListScansOutput>;
  }

  /** Read one scan. Needs scans:read. */
  readScan(input: ReadScanInput): Promise<ReadScanOutput> {
    return this.#call('GET', '/scans/{id}', input) as Promise<ReadScanOutput>;
  }

  /** Start a scan of a website. Needs scans:write. */
  startScan(input: StartScanInput, options: PostOptions = {}): Promise<StartScanOutput> {
    return this.#call('POST', '/scans', input, options) as Promise<StartScanOutput>;
  }

  /** List what scans found, newest first. Needs findings:read. */
  listFindings(input: ListFindingsInput = {}): Promise<ListFindingsOutput> {
    return this.#call('GET', '/findings', input) as Promise<ListFindingsOutput>;
  }

  /** Read one finding with the steps to fix it. Needs findings:read. */
  readFinding(input: ReadFindingInput): Promise<ReadFindingOutput> {
    return this.#call('GET', '/findings/{id}', input) as Promise<ReadFindingOutput>;
  }

  /** Read the 1,000 worst open findings as SARIF 2.1.0, for code hosts and bug trackers. Needs findings:read. */
  exportSarif(input: ExportSarifInput = {}): Promise<ExportSarifOutput> {
    return this.#call('GET', '/findings/sarif', input) as Promise<ExportSarifOutput>;
  }

  /** List the weaknesses that experts reported, newest first. Needs weaknesses:read. */
  listWeaknesses(input: ListWeaknessesInput = {}): Promise<ListWeaknessesOutput> {
    return this.#call('GET', '/weaknesses', input) as Promise<ListWeaknessesOutput>;
  }

  /** Read one weakness. Needs weaknesses:read. */
  readWeakness(input: ReadWeaknessInput): Promise<ReadWeaknessOutput> {
    return this.#call('GET', '/weaknesses/{id}', input) as Promise<ReadWeaknessOutput>;
  }

  /** List the people in training, newest first. Needs people:read. */
  listPeople(input: ListPeopleInput = {}): Promise<ListPeopleOutput> {
    return this.#call('GET', '/people', input) as Promise<ListPeopleOutput>;
  }

  /** Read one person. Needs people:read. */
  readPerson(input: ReadPersonInput): Promise<ReadPersonOutput> {
    return this.#call('GET', '/people/{id}', input) as Promise<ReadPersonOutput>;
  }

  /** Add a person to training; they get a welcome email. Needs people:write. */
  addPerson(input: AddPersonInput, options: PostOptions = {}): Promise<AddPersonOutput> {
    return this.#call('POST', '/people', input, options) as Promise<AddPersonOutput>;
  }

  /** List the training courses. Needs courses:read. */
  listCourses(input: ListCoursesInput = {}): Promise<ListCoursesOutput> {
    return this.#call('GET', '/courses', input) as Promise<ListCoursesOutput>;
  }

  /** List completed courses, most recent first. Needs courses:read. */
  listCompletions(input: ListCompletionsInput = {}): Promise<ListCompletionsOutput> {
    return this.#call('GET', '/completions', input) as Promise<ListCompletionsOutput>;
  }

  /** List the policies with the version in effect. Needs policies:read. */
  listPolicies(input: ListPoliciesInput = {}): Promise<ListPoliciesOutput> {
    return this.#call('GET', '/policies', input) as Promise<ListPoliciesOutput>;
  }

  /** Read one policy with its approved text. Needs policies:read. */
  readPolicy(input: ReadPolicyInput): Promise<ReadPolicyOutput> {
    return this.#call('GET', '/policies/{id}', input) as Promise<ReadPolicyOutput>;
  }

  /** List the records in all registers, newest first. Needs records:read. */
  listRecords(input: ListRecordsInput = {}): Promise<ListRecordsOutput> {
    return this.#call('GET', '/records', input) as Promise<ListRecordsOutput>;
  }

  /** Read one record. Needs records:read. */
  readRecord(input: ReadRecordInput): Promise<ReadRecordOutput> {
    return this.#call('GET', '/records/{id}', input) as Promise<ReadRecordOutput>;
  }

  /** List what is known about the company’s security. Needs facts:read. */
  listFacts(input: ListFactsInput = {}): Promise<ListFactsOutput> {
    return this.#call('GET', '/facts', input) as Promise<ListFactsOutput>;
  }

  /** Read today’s score and those from previous days. Needs score:read. */
  readScore(input: ReadScoreInput = {}): Promise<ReadScoreOutput> {
    return this.#call('GET', '/score', input) as Promise<ReadScoreOutput>;
  }

  /** List the customers, newest first. Needs customers:read. */
  listCustomers(input: ListCustomersInput = {}): Promise<ListCustomersOutput> {
    return this.#call('GET', '/customers', input) as Promise<ListCustomersOutput>;
  }

  /** Read one customer. Needs customers:read. */
  readCustomer(input: ReadCustomerInput): Promise<ReadCustomerOutput> {
    return this.#call('GET', '/customers/{id}', input) as Promise<ReadCustomerOutput>;
  }

  /** List the plans, lowest first. Needs plans:read. */
  listPlans(input: ListPlansInput = {}): Promise<ListPlansOutput> {
    return this.#call('GET', '/plans', input) as Promise<ListPlansOutput>;
  }

  /** Read one plan. Needs plans:read. */
  readPlan(input: ReadPlanInput): Promise<ReadPlanOutput> {
    return this.#call('GET', '/plans/{id}', input) as Promise<ReadPlanOutput>;
  }

  /** Change a customer’s plan, its status, or the last day of a trial. Needs plans:write. */
  changePlan(input: ChangePlanInput, options: PostOptions = {}): Promise<ChangePlanOutput> {
    return this.#call('POST', '/plan-changes', input, options) as Promise<ChangePlanOutput>;
  }
}

/** Every entry of a list, page after page: `for await (const scan of everyEntry((cursor) => portal.listScans({ cursor })))`. */
export async function* everyEntry<Entry>(
  list: (cursor: string | undefined) => Promise<{ data: Entry[]; nextCursor: string | null }>,
): AsyncGenerator<Entry> {
  let cursor: string | undefined;
  do {
    const page = await list(cursor);
    yield* page.data;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
