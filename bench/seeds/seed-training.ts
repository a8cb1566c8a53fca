import { connectOwner } from '../../server/src/database/pools.ts';
import type { DatabaseConnection } from '../../server/src/database/postgres/servers.ts';
import { readCourseCatalogue } from '../../server/src/modules/training/courses/course-catalogue.ts';
import { hashToken, newToken } from '../../server/src/system/tokens.ts';

/** People of the measured firm, each with all twelve courses. */
const PEOPLE = 5000;
const FIRMS = 200;
const PEOPLE_OF_OTHERS = 50;

/** A firm that many people learn in, with somebody signed in. */
export type TrainingFirm = {
  readonly token: string;
  readonly traineeId: string;
  /** Gives the firm's plan seats for everybody; to be called when the portal has started, which brings the plans. */
  openSeats(): Promise<void>;
};

/** Firm 0 has the many; the others have a few each. */
const ROWS: readonly string[] = [
  `insert into organisations (org_id, brand_id, company_name, number_of_employees, industry, plan_id, subscription_status, created_at)
   select pg_temp.id('org' || n), 'default', 'Works ' || n, '11-20', 'RETAIL', 'premium', 'ACTIVE', now()
   from generate_series(0, ${FIRMS}) n`,
  `insert into training_programmes (org_id, starts_on, pace_months, due_days, reminders, welcome_text, updated_at)
   select org_id, current_date - 330, 1, 30, true, '', now() from organisations`,
  `insert into trainees (trainee_id, org_id, email, name, department, started_on, added_on, added_at, last_seen_at)
   select pg_temp.id('trainee' || n), pg_temp.id('org' || case when n <= ${PEOPLE} then 0 else 1 + n % ${FIRMS} end),
     'person-' || n || '@firm.example', (array['Ann','Bo','Çelik','Dana','Özil','Zoe'])[1 + n % 6] || ' ' || md5(n::text),
     (array['Sales','Office','Warehouse'])[1 + n % 3], current_date - 330, current_date - 330, now() - interval '330 days', now()
   from generate_series(1, ${PEOPLE + FIRMS * PEOPLE_OF_OTHERS}) n`,
  `insert into trainee_links (token_hash, org_id, trainee_id, made_at, expires_at)
   select sha256((trainee_id::text || n)::bytea), org_id, trainee_id, now() - n * interval '20 days', now() + interval '60 days'
   from trainees cross join generate_series(1, 4) n`,
  `insert into course_assignments (trainee_id, course_id, org_id, opens_on, due_on, assigned_at, lesson, furthest, started_at,
     completed_at, course_version, right_answers, out_of)
   select trainee_id, course, org_id, current_date - 330 + (30 * place)::int, current_date - 300 + (30 * place)::int, now(), 3, 3,
     case when done or begun then now() end, case when done then now() - place * interval '20 days' end,
     case when done then 1 end, case when done then 7 end, case when done then 8 end
   from trainees cross join unnest($1::text[]) with ordinality c (course, place)
   cross join lateral (select ('x' || substr(md5(trainee_id::text || course), 1, 4))::bit(16)::int % 10 < 8 as done,
     ('x' || substr(md5(course || trainee_id::text), 1, 4))::bit(16)::int % 2 = 0 as begun) what`,
  `insert into quiz_tries (try_id, org_id, trainee_id, course_id, course_version, number, questions, asked, answers, wrong,
     right_answers, is_passed, begun_at, ended_at)
   select gen_random_uuid(), org_id, trainee_id, course_id, 1, 1, '[]', asked, '{}', asked[1:1], 7, true, now(), now()
   from course_assignments join (select * from unnest($1::text[], $2::text[])) q (course_id, ids) using (course_id)
   cross join lateral (select array(select id from unnest(string_to_array(ids, ' ')) id order by md5(id || trainee_id::text) limit 8) as asked) t
   where completed_at is not null`,
  `insert into certificates (certificate_id, code, org_id, trainee_id, trainee_name, organisation_name, course_id, course_name,
     course_version, issued_at)
   select gen_random_uuid(), regexp_replace(upper(substr(md5(trainee_id::text || course_id), 1, 12)), '(.{4})(.{4})(.{4})', '\\1-\\2-\\3'), org_id, trainee_id, 'Ann', 'Works', course_id, course_id, 1, now()
   from course_assignments where completed_at is not null`,
];

/** Fills the database with one firm of 5,000 people and twelve courses each, and 200 small ones. */
export async function seedTraining(connection: DatabaseConnection): Promise<TrainingFirm> {
  const owner = await connectOwner(connection);
  try {
    // An id by name that calls take for one: version 4, as RFC 9562 writes it.
    await owner.query(
      `create function pg_temp.id(name text) returns uuid language sql immutable as
       $$ select overlay(overlay(md5(name) placing '4' from 13 for 1) placing '8' from 17 for 1)::uuid $$`,
    );
    const courses = [...readCourseCatalogue().values()].filter(({ month, role }) => month <= 12 && role === undefined);
    const ids = courses.map(({ id }) => id);
    const questions = courses.map(({ quiz }) => quiz.map(({ id }) => id).join(' '));
    for (const statement of ROWS) {
      const parameters = statement.includes('$2') ? [ids, questions] : statement.includes('$1') ? [ids] : [];
      await owner.query(statement, parameters);
    }
    const token = newToken();
    await owner.query(
      `insert into users (user_id, org_id, identity_subject, email, first_name, last_name, created_at)
       values (pg_temp.id('user'), pg_temp.id('org0'), gen_random_uuid(), 'owner@firm.example', 'Ann', 'Lee', now())`,
    );
    await owner.query(
      `insert into sessions (session_id, token_hash, user_id, created_at, active_at, expires_at, ip, user_agent)
       values (gen_random_uuid(), $1, pg_temp.id('user'), now(), now(), now() + interval '10 hours', '127.0.0.1', '')`,
      [hashToken(token)],
    );
    await owner.query('analyze');
    const { rows } = await owner.query<{ id: string }>(`select pg_temp.id('trainee1') as id`);
    return { token, traineeId: rows[0]?.id ?? '', openSeats: () => openSeats(connection) };
  } finally {
    await owner.end();
  }
}

async function openSeats(connection: DatabaseConnection): Promise<void> {
  const owner = await connectOwner(connection);
  try {
    await owner.query(
      `update plans set data = jsonb_set(data, '{planDetail,trainingNumberOfSeats}', '20000'), version = version + 1,
         updated_at = now()`,
    );
  } finally {
    await owner.end();
  }
}
