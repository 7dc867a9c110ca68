/** An in-toto statement with SLSA provenance: https://slsa.dev/spec/v1.0/provenance */
export type Statement = {
  readonly _type: 'https://in-toto.io/Statement/v1'
  readonly subject: readonly { readonly name: string; readonly digest: { readonly sha256: string } }[]
  readonly predicateType: 'https://slsa.dev/provenance/v1'
  readonly predicate: {
    readonly buildDefinition: {
      readonly buildType: string
      readonly externalParameters: {
        readonly command: string
        readonly commit: string
        readonly version: string
      }
      readonly resolvedDependencies: readonly {
        readonly name: string
        readonly digest: Readonly<Record<string, string>>
      }[]
    }
    readonly runDetails: {
      readonly builder: { readonly id: string; readonly version: Readonly<Record<string, string>> }
      readonly metadata: { readonly startedOn: string; readonly finishedOn: string }
    }
  }
}

type Made = {
  readonly files: readonly { readonly name: string; readonly sha256: string }[]
  readonly version: string
  readonly commit: string
  readonly lockSha256: string
  readonly tools: Readonly<Record<string, string>>
  readonly startedAt: Date
  readonly finishedAt: Date
}

/** The builder is whoever holds the key: no build service vouches for it. */
const builder = 'urn:evenmoor:release-key-holder'

export const statementOf = (made: Made): Statement => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: made.files.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: 'urn:evenmoor:release:1',
      externalParameters: {
        command: `npm run release -- OUT --commit ${made.commit}`,
        commit: made.commit,
        version: made.version,
      },
      resolvedDependencies: [
        { name: 'source', digest: { gitCommit: made.commit } },
        { name: 'package-lock.json', digest: { sha256: made.lockSha256 } },
      ],
    },
    runDetails: {
      builder: { id: builder, version: made.tools },
      metadata: { startedOn: made.startedAt.toISOString(), finishedOn: made.finishedAt.toISOString() },
    },
  },
})
