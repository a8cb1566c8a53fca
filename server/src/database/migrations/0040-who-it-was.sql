-- An entry of the log names who did it, and whom it is about, as they were called on that day: the people themselves may be removed.
alter table audit_log
  add column actor_name text,
  add column actor_email text,
  add column subject_name text;
create index audit_log_actor_email on audit_log (actor_email, actor_id) where actor_email is not null;

-- With a customer go the entries of its people that belong to no organisation, by whom as well as about whom.
create or replace function forget_organisation(gone uuid, addresses text[]) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if exists (select from organisations where org_id = gone) then
    raise exception 'The organisation is still there';
  end if;
  delete from audit_log
  where org_id = gone or (org_id is null and (subject = any (addresses) or actor_email = any (addresses)));
end
$$;
