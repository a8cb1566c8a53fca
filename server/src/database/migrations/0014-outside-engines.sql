-- What an outside engine's scans of a website leave for later ones, such as its id there; only the engine knows the shape.
alter table websites add column scanner_memory jsonb;

-- Who scanned: what one engine does not find says nothing about what another one found.
alter table scans add column engine text not null default 'builtin';

-- The scan's id at the outside engine that did it.
alter table scans add column engine_reference text;
create unique index scans_engine_reference on scans (website_id, engine_reference) where engine_reference is not null;
