-- Two more roles of the provider's staff; everybody keeps the one they have.
alter table users drop constraint users_staff_role_check;
alter table users add constraint users_staff_role_check check (staff_role in ('owner', 'support', 'expert', 'sales'));
alter table staff_invites drop constraint staff_invites_staff_role_check;
alter table staff_invites add constraint staff_invites_staff_role_check
  check (staff_role in ('owner', 'support', 'expert', 'sales'));
