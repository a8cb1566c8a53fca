#!/bin/sh
# Makes the portal's database and its user, who owns the tables, may not make roles, and is no superuser. For the first start of a
# PostgreSQL in a container (/docker-entrypoint-initdb.d); elsewhere run the same statements as a superuser.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$PORTAL_PASSWORD" --username="${POSTGRES_USER:-postgres}" <<'SQL'
create role portal login password :'password';
create role portal_app;
create role portal_system in role portal_app;
grant portal_system to portal;
create database portal owner portal;
SQL
