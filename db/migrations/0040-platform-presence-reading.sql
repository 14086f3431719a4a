-- The sidebar's "System Status" asks the api whether a worker is alive, so the api may read who is (and change nothing).
grant select on platform.worker_presence to quai_app;
