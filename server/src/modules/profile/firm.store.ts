import { type RawBuilder, sql } from 'kysely';

/** What onboarding and the introduction have told of the firm. */
export type FirmRow = {
  readonly industry: string;
  readonly teamSize: string;
  /** The goals of the user, or of the first colleague who chose some. */
  readonly goals: Readonly<Record<string, unknown>>;
  /** Codes of the countries that it says it works in. */
  readonly countries: readonly string[];
};

/** One value of a larger statement in an organisation's transaction. */
export function selectFirm(userId: string | null): RawBuilder<FirmRow> {
  return sql`(
    select jsonb_build_object('industry', industry, 'teamSize', number_of_employees, 'goals', coalesce((
      select org_goals from users member where member.org_id = organisation.org_id and has_seen_org_goals
      order by member.user_id = ${userId} desc, member.created_at limit 1
    ), '{}'), 'countries', coalesce((select jsonb_agg(code order by position) from organisation_countries), '[]'))
    from organisations organisation
  )`;
}
