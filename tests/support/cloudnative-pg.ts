/**
 * Part of CloudNativePG's resources that the manifests use, from its API documentation
 * (https://cloudnative-pg.io/documentation/current/cloudnative-pg.v1/): no package has their schemas.
 */
interface Resource<Kind extends string, Spec> {
  apiVersion: 'postgresql.cnpg.io/v1';
  kind: Kind;
  metadata: { name: string; labels?: Record<string, string> };
  spec: Spec;
}

export type Cluster = Resource<
  'Cluster',
  {
    instances: number;
    imageName?: string;
    storage: { size: string; storageClass?: string };
    resources?: Record<'requests' | 'limits', Partial<Record<'cpu' | 'memory', string>>>;
    affinity?: { enablePodAntiAffinity?: boolean; topologyKey?: string };
    postgresql?: { parameters?: Record<string, string> };
    bootstrap?: { initdb?: { database: string; owner: string; postInitApplicationSQL?: string[] } };
  }
>;

/** Settings of pgbouncer that the operator lets through. */
type PoolerParameter =
  | 'max_prepared_statements'
  | 'ignore_startup_parameters'
  | 'max_client_conn'
  | 'default_pool_size'
  | 'server_connect_timeout'
  | 'server_login_retry'
  | 'query_wait_timeout';

export type Pooler = Resource<
  'Pooler',
  {
    cluster: { name: string };
    instances: number;
    type: 'rw' | 'ro' | 'r';
    pgbouncer: { poolMode: 'session' | 'transaction'; parameters?: Partial<Record<PoolerParameter, string>> };
  }
>;
