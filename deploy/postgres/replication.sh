#!/bin/sh
# Run once by the image of Postgres: the standby may come from networks that this machine is in.
echo 'host replication mesob samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
