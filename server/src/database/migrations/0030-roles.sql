-- Who may see all rows is a role of its own, so that a statement of an organisation has one condition, which an index serves: with "or the
-- system" in the same policy every organisation's rows were read. The role is the cluster's, so it may be there already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'portal_system') then
    create role portal_system nologin;
  end if;
  if not pg_has_role('portal_system', 'portal_app', 'usage') then
    grant portal_app to portal_system;
  end if;
  if not pg_has_role(current_user, 'portal_system', 'usage') then
    execute format('grant portal_system to %I', current_user);
  end if;
end
$$;

do $$
declare
  made record;
begin
  for made in
    select p.polname as policy, c.relname as name from pg_policy p join pg_class c on c.oid = p.polrelid
    where c.relnamespace = 'public'::regnamespace
  loop
    execute format('drop policy %I on %I', made.policy, made.name);
    if made.policy = 'tenant' then
      execute format('create policy tenant on %I to portal_app using (org_id = app_org_id())', made.name);
    end if;
    execute format('create policy system on %I to portal_system using (true)', made.name);
  end loop;
end
$$;

-- What only an organisation's own transactions are kept from; triggers ask it.
create or replace function app_is_system() returns boolean language sql stable parallel safe
  as $$ select current_setting('role') <> 'portal_app' $$;
