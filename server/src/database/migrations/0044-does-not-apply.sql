-- What a question asks about does not exist at this firm; why not is the note. It holds only beside level 0 that is known: a process of
-- the version before, which does not know this column, may answer such a question anew.
alter table maturity_answers add column does_not_apply boolean not null default false;
