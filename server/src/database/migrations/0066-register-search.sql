-- Everything that an entry says, by which it is found: in lower case, and without accents and the like once a letter is taken apart.
create function register_entry_text(title text, owner_name text, owner_email text, entered jsonb) returns text
  language sql immutable parallel safe
  return (
    select regexp_replace(
      normalize(lower(concat_ws(E'\n', title, owner_name, owner_email, string_agg(one.said, E'\n'))), NFKD),
      '[\u0300-\u036f]', '', 'g')
    from jsonb_each_text(entered) as one (id, said)
  );
alter table register_entries add column searched text not null
  generated always as (register_entry_text(title, owner_name, owner_email, values)) stored;
