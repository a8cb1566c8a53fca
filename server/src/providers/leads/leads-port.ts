/** A lead as a service for marketing gets it. */
export type OutgoingLead = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly jobTitle: string;
  readonly phone: string;
  readonly leadForm: string;
  readonly source: string;
  readonly leadStatus: string;
  /** The words by which offers were allowed; null where they were not. */
  readonly promotionsConsent: string | null;
  readonly pageUri: string;
  readonly pageName: string;
  readonly hutk: string;
  /** As the server saw it. */
  readonly ip: string;
  readonly submittedAt: Date;
};

/** Hands leads on to whoever looks after them beside the portal itself. */
export type LeadsPort = {
  /**
   * Null when the lead was taken; else why it was refused for good, in words without personal data.
   * @throws Error when another try may succeed
   */
  deliver(lead: OutgoingLead): Promise<string | null>;
};
