-- For poolers, which ignore settings that clients send when they connect: run it once, on the database.
do $$
begin
  execute format('alter database %I set statement_timeout = ''15s''', current_database());
  execute format('alter database %I set lock_timeout = ''5s''', current_database());
  execute format('alter database %I set idle_in_transaction_session_timeout = ''15s''', current_database());
  execute format('alter database %I set plan_cache_mode = ''force_generic_plan''', current_database());
  execute format('alter database %I set max_parallel_workers_per_gather = ''0''', current_database());
end
$$;
