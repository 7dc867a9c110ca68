export function install(root: string): Promise<void>
