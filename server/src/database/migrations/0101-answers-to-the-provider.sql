-- Tokens of the provider change things too, and their calls are answered once as well; such answers belong to no organisation.
alter table api_answers alter column org_id drop not null;
