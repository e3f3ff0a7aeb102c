-- Run once by PostgreSQL's image when the database is new: the logins of docs/operations.md, "Who may do what in the
-- database". The superuser stays with the image; no server knows its password.
\set ON_ERROR_STOP on
\getenv web_password DATABASE_PASSWORD
\getenv owner_password DATABASE_OWNER_PASSWORD
create role ofenpost_app nologin;
create role ofenpost_owner login password :'owner_password' in role ofenpost_app;
create role ofenpost_web login password :'web_password' in role ofenpost_app;
alter database ofenpost owner to ofenpost_owner;
