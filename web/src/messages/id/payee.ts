import type { payee as english } from '#messages/en/payee.ts'
import type { Translation } from '#messages/shape.ts'

export const payee: Translation<typeof english> = {
  scan: {
    picture: 'Baca gambar QR',
    camera: 'Pindai dengan kamera',
    note: 'Gambar tetap di perangkat ini: tidak ada bagiannya yang dikirim.',
    busy: 'Membaca…',
    found: 'Dibaca dari gambar. Bandingkan seluruhnya dengan dompet Anda.',
    tooLarge: 'Berkas ini lebih dari {size} MB. Potong gambar ke kodenya, atau tempel alamatnya',
    unreadable:
      'Peramban Anda tidak dapat membuka berkas ini sebagai gambar. Pilih PNG atau JPEG, atau tempel alamatnya',
    noCode:
      'Tidak ada kode QR di gambar ini. Ambil gambar lebih dekat dan lebih tajam, atau tempel alamatnya',
    several: 'Gambar ini memuat lebih dari satu kode QR. Potong ke kode yang Anda maksud',
    noAddress:
      'Kode QR ini tidak memuat alamat. Tampilkan kode untuk menerima di dompet Anda, atau tempel alamatnya',
    otherChain: 'Kode QR ini untuk jaringan lain: {chain}. Kami mengirim hanya lewat {network}',
    chain: 'rantai {number}',
    notLoaded: 'Pembaca tidak dapat dimuat. Periksa koneksi Anda dan coba lagi, atau tempel alamatnya',
  },
  receipt: {
    save: 'Simpan tanda terima sebagai PDF',
    busy: 'Menyiapkan…',
    saved: 'Tanda terima tersimpan.',
  },
  trial: {
    title: 'Coba dulu dengan jumlah kecil?',
    text: 'Belum ada apa pun dari sini yang sampai di alamat ini. Dari {amount}, {fee} adalah biaya kami dan {net} sampai. Bila sudah terlihat di dompet Anda, tarik sisanya.',
    wait: 'Jumlah kecil menunggu selama jumlah besar. Masa tunggu itu milik alamatnya: setelah berakhir, sisanya tidak menunggu lagi.',
    act: 'Tarik {amount} dulu',
    again: 'Tarik lagi ke alamat ini',
  },
}
