/**
 * Prints the list of parts of the container image in which it runs, in CycloneDX: Debian's packages, Node, and every npm
 * package that is there to be read. It needs nothing but Node, and reads no lock file: what is listed is what is there.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { arch, version } from 'node:process'
import { parseArgs } from 'node:util'

const usage = `node scripts/image-parts.mjs    the parts of this container image, in CycloneDX`
const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } })
if (values.help) console.log(usage)
else console.log(JSON.stringify(listOf(), undefined, 1))

function listOf() {
  const { name, version: ours, license } = JSON.parse(readFileSync('package.json', 'utf8'))
  const parts = [node(), ...debianParts(), ...npmParts()]
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      component: {
        type: 'container',
        'bom-ref': name,
        name,
        version: ours,
        licenses: [{ license: { id: license } }],
      },
    },
    components: [...new Map(parts.map((part) => [part['bom-ref'], part])).values()],
  }
}

function node() {
  const purl = `pkg:generic/node@${version.slice(1)}?arch=${arch}`
  return { type: 'platform', 'bom-ref': purl, name: 'node', version: version.slice(1), purl }
}

/** What dpkg says is installed. */
function debianParts() {
  const file = '/var/lib/dpkg/status'
  if (!existsSync(file))
    throw new Error(`${file} is missing: the base image is no Debian, and its packages can't be listed.`)
  const codename = /^VERSION_CODENAME=(.+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? ''
  return readFileSync(file, 'utf8')
    .split('\n\n')
    .map(
      (paragraph) =>
        new Map(Array.from(paragraph.matchAll(/^(\S+): (.*)$/gm), ([, key, value]) => [key, value])),
    )
    .filter((fields) => fields.get('Status')?.endsWith(' installed'))
    .map((fields) => {
      const [name, installed] = [fields.get('Package'), fields.get('Version')]
      const purl = `pkg:deb/debian/${encodeURIComponent(name)}@${encodeURIComponent(installed)}?arch=${fields.get('Architecture')}&distro=${codename}`
      return { type: 'library', 'bom-ref': purl, name, version: installed, purl }
    })
}

/** Each folder in a node_modules that says of itself what it is: of this product, and of npm, which the base brings. */
function npmParts() {
  const folders = ['node_modules', '/usr/local/lib/node_modules']
  return folders
    .flatMap((folder) =>
      globSync(
        ['*', '@*/*'].flatMap((each) => [
          `${folder}/${each}/package.json`,
          `${folder}/**/node_modules/${each}/package.json`,
        ]),
      ),
    )
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .filter(
      ({ name, version: installed }) =>
        name !== undefined && installed !== undefined && !name.startsWith('@evenmoor/'),
    )
    .map(({ name, version: installed, license }) => {
      const purl = `pkg:npm/${name.replace('@', '%40')}@${installed}`
      return {
        type: 'library',
        'bom-ref': purl,
        name,
        version: installed,
        purl,
        ...(typeof license === 'string' && { licenses: [{ expression: license }] }),
      }
    })
}
