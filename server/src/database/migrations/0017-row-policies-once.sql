-- The same rules as before, asked once a statement instead of once a row: a function in a sub-select does not depend on the row.
do $$
declare
  policy record;
begin
  for policy in select tablename, policyname from pg_policies where schemaname = 'public' loop
    if policy.policyname = 'tenant' then
      execute format('alter policy tenant on %I using (org_id = (select app_org_id()) or (select app_is_system()))', policy.tablename);
    elsif policy.policyname = 'system_only' then
      execute format('alter policy system_only on %I using ((select app_is_system()))', policy.tablename);
    else
      raise exception 'The policy % of % is not known here', policy.policyname, policy.tablename;
    end if;
  end loop;
end
$$;
