-- The language of the words that somebody agreed to; all before were in English.
alter table marketing_consents add column language text not null default 'en';
