#!/bin/sh
# Postgres's image runs it once: lets the standby connect from this machine's networks.
echo 'host replication mesob samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
