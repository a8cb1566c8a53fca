-- What a question asks about does not exist at this firm; why not is the note.
alter table maturity_answers add column does_not_apply boolean not null default false;
alter table maturity_answers add constraint maturity_answers_does_not_apply
  check (not does_not_apply or (level = 0 and not dont_know and note <> ''));
