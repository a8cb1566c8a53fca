-- What a firm's people work with, so that courses name the keys and pages that they have.
alter table training_programmes add column mail_program text not null default 'unknown'
  check (mail_program in ('unknown', 'microsoft', 'google'));
alter table training_programmes add column computers text not null default 'unknown'
  check (computers in ('unknown', 'windows', 'mac'));
alter table training_programmes add column phones text not null default 'unknown'
  check (phones in ('unknown', 'iphone', 'android'));
